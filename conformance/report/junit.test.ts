import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Report } from "../engine/result.js";
import { junitReport } from "./junit.js";
import { everyVerdict, hostileReport } from "./testing/every-verdict.js";
import { passing, reportOf } from "./testing/results.js";

const schema = fileURLToPath(new URL("testing/junit.xsd", import.meta.url));
const hasXmllint = spawnSync("xmllint", ["--version"]).status === 0;
if (!hasXmllint) process.stderr.write("xmllint is missing: JUnit reports are not held against the schema\n");

/** What a real parser has against the document. */
function complaints(xml: string): string {
  const { stderr } = spawnSync("xmllint", ["--noout", "--nonet", "--schema", schema, "-"], {
    input: xml,
    encoding: "utf8",
  });
  return stderr.trim();
}

/** The value of an XPath expression. */
function query(xml: string, expression: string): string {
  const { stdout } = spawnSync("xmllint", ["--nonet", "--xpath", expression, "-"], {
    input: xml,
    encoding: "utf8",
  });
  return stdout.trim();
}

it("has xmllint where nothing may be skipped", () => {
  expect(hasXmllint || process.env["CI"] !== "true").toBe(true);
});

describe.skipIf(!hasXmllint)("a JUnit report", () => {
  it.each<[string, Report]>([
    ["a report with every verdict", everyVerdict()],
    ["a report whose target wrote everywhere", hostileReport()],
    ["a report without a check", reportOf([])],
    [
      "a report with every code unit",
      hostileReport(Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join("")),
    ],
  ])("fits the schema: %s", (_, report) => {
    expect(complaints(junitReport(report))).toBe("- validates");
  });

  it("is held against a schema that refuses what CI servers refuse", () => {
    const xml = junitReport(everyVerdict());
    expect(complaints(xml.replaceAll('classname="', 'class="'))).toContain("fails to validate");
    expect(complaints(xml.replace('time="', 'time="x'))).toContain("fails to validate");
  });

  it("counts what it holds", () => {
    const xml = junitReport(everyVerdict());
    for (const at of ["/testsuites", "//testsuite[1]", "//testsuite[2]", "//testsuite[3]"]) {
      for (const [attribute, element] of [
        ["tests", "testcase"],
        ["failures", "failure"],
        ["errors", "error"],
        ...(at === "/testsuites" ? [] : [["skipped", "skipped"]]),
      ] as const) {
        expect(
          query(xml, `number(${at}/@${attribute}) = count(${at}//${element})`),
          `${at} ${attribute}`,
        ).toBe("true");
      }
    }
    expect(query(xml, "string(/testsuites/@time)")).toBe("0.840");
  });

  it.each([
    ["list.sorted-by-name", "count(*) = 0"],
    ["list.fails", "failure[@type='wrong-order'] and system-out and system-err"],
    ["list.fails", "contains(system-out, '→') and contains(system-err, 'Traceback')"],
    ["list.fails", "@classname='appduct.list' and @time='0.084'"],
    ["list.warns", "not(failure) and contains(system-out, 'warned: wrong-order')"],
    ["list.flickers", "failure[@type='wrong-order'][contains(., 'seen 1 of 3')]"],
    ["wire.crashes", "error[@type='target-exited']"],
    ["wire.hangs", "error[@type='no-reply']"],
    ["wire.bug", "error[@type='kit-bug']"],
    ["rpc.none", "skipped[@message='not of this profile']"],
    ["rpc.unseen", "skipped[@message='not to be seen']"],
    [
      "list.expected",
      "skipped[contains(@message, 'the old sort is replaced in May (https://example.test/1')]",
    ],
    ["list.expected", "contains(system-out, 'wrong-order')"],
  ])("says of %s that %s", (id, condition) => {
    expect(query(junitReport(everyVerdict()), `boolean(//testcase[@name='${id}'][${condition}])`)).toBe(
      "true",
    );
  });

  it("shows an expectation that does not hold as a failure", () => {
    const xml = junitReport(hostileReport());
    expect(query(xml, "count(//testsuite[@name='expectations']/testcase/failure)")).toBe("1");
  });

  it("gives the texts of a target back, made visible", () => {
    const xml = junitReport(reportOf([passing({ verdict: "n/a", reason: "<&\u001b]]>\ufffe" })]));
    expect(query(xml, "string(//skipped/@message)")).toBe("<&\\u001b]]>\\ufffe");
  });
});
