import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../../engine/result.js";
import { everyVerdict, hostileReport } from "../testing/every-verdict.js";
import { failing, passing, reportOf } from "../testing/results.js";
import { withoutCommands } from "../workflow-command.js";
import { htmlReport } from "./html.js";

const executablePath = "/usr/bin/chromium";
const hasChromium = existsSync(executablePath);
if (!hasChromium) process.stderr.write("chromium is missing: HTML reports are not opened in a browser\n");

const args =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

it("has chromium where nothing may be skipped", () => {
  expect(hasChromium || process.env["CI"] !== "true").toBe(true);
});

it("has no line of its own that a runner would act upon, so that its script and style stay what their hashes say", () => {
  const page = htmlReport(everyVerdict());
  expect(withoutCommands(page) === page).toBe(true);
});

it("holds no character that cannot be seen", () => {
  expect(/[^\n\P{Cc}]|[\p{Cf}\p{Cs}]/u.exec(htmlReport(hostileReport()))).toBeNull();
});

it("keeps long transcripts short", () => {
  const entry = { ms: 1, channel: "rpc", dir: "send", text: "<".repeat(4_096) } as const;
  const page = (count: number): number =>
    htmlReport(reportOf([failing({ transcript: Array.from({ length: count }, () => entry) })])).length;
  expect(page(5_000)).toBeLessThan(page(0) + 600_000);
});

describe.skipIf(!hasChromium)("an HTML report in a browser", () => {
  const folder = mkdtempSync(join(tmpdir(), "appduct-html-"));
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: args.split(" ") });
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  /** Opens the report, and collects whatever went wrong and whatever was asked of a network. */
  async function opened(report: Report, width = 1_400): Promise<{ page: Page; troubles: string[] }> {
    const address = pathToFileURL(join(folder, "report.html")).href;
    writeFileSync(join(folder, "report.html"), htmlReport(report));
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const troubles: string[] = [];
    page.on("console", (message) => troubles.push(message.text()));
    page.on("pageerror", (error) => troubles.push(error.message));
    page.on("dialog", (dialog) => {
      troubles.push(dialog.message());
      void dialog.dismiss();
    });
    page.on("request", (request) => {
      if (request.url() !== address && !request.url().startsWith("data:")) troubles.push(request.url());
    });
    await page.goto(address);
    return { page, troubles };
  }

  it.each([
    [400, "every verdict", everyVerdict()],
    [1_400, "every verdict", everyVerdict()],
    [400, "a hostile target", hostileReport()],
    [1_400, "a hostile target", hostileReport()],
  ])("at %i px, %s: nothing fails, is fetched, or sticks out", async (width, _, report) => {
    const { page, troubles } = await opened(report, width);
    await page.evaluate("for (const item of document.querySelectorAll('details')) item.open = true");
    const { scrollWidth, clientWidth } = await page.evaluate<{ scrollWidth: number; clientWidth: number }>(
      "(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))(document.documentElement)",
    );
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("nothing that a target wrote is markup", async () => {
    const { page } = await opened(hostileReport());
    const found = await page.evaluate<Record<string, unknown>>(`({
      foreign: document.querySelectorAll("img, iframe, object, embed, svg, math, base, form:not(#filter)").length,
      scripts: document.scripts.length,
      styles: document.styleSheets.length,
      styled: document.querySelectorAll("[style]").length,
      handlers: [...document.querySelectorAll("*")].flatMap((e) => e.getAttributeNames()).filter((n) => n.startsWith("on")),
      links: [...document.links].map((a) => a.getAttribute("href")).filter((href) => !href.startsWith("#")),
      shown: document.querySelector("#check-list\\\\.hostile .verdict-line").textContent,
    })`);
    expect(found).toMatchObject({ foreign: 0, scripts: 1, styles: 1, styled: 0, handlers: [], links: [] });
    expect(found["shown"]).toContain("<img src=x onerror=alert(1)></script>");
    expect(found["shown"]).toContain("\\u001b]0;owned\\u0007\\u001b[2J\\u202eevil");
    await page.close();
  });

  it("the policy lets no other script or style in", async () => {
    const { page, troubles } = await opened(reportOf([passing()]));
    const ran = await page.evaluate(`(() => {
      document.body.insertAdjacentHTML("beforeend", '<img src="data:x" onerror="window.owned = 1"><p id="p" style="color: red">');
      const script = document.createElement("script");
      script.textContent = "window.owned = 2";
      document.body.append(script);
      return [typeof window.owned, document.querySelector("#p").style.color];
    })()`);
    expect(ran).toEqual(["undefined", ""]);
    expect(troubles.length).toBeGreaterThan(1);
    await page.close();
  });

  it("a failure is reached by Tab and opened by Enter", async () => {
    const { page } = await opened(everyVerdict());
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.className")).toBe("skip");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const at = "document.activeElement.closest('details')";
    expect(await page.evaluate(`${at}.id`)).toBe("check-wire.bug");
    expect(await page.evaluate(`${at}.open`)).toBe(false);
    expect(await page.evaluate("getComputedStyle(document.activeElement).outlineStyle")).toBe("solid");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(`${at}.open`)).toBe(true);
    await page.close();
  });

  it("arrow keys move between the cells, and Enter opens the clause", async () => {
    const { page } = await opened(everyVerdict());
    await page.locator(".cell").first().focus();
    for (const key of ["ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"]) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate("document.activeElement.parentElement.id")).toBe("DESC-02");
    expect(await page.evaluate("document.getElementById('DESC-02').open")).toBe(true);
    await page.close();
  });

  it("filters by verdict and by words", async () => {
    const { page } = await opened(everyVerdict());
    const shown = () => page.locator(".failure:visible .id").allTextContents();
    expect(await shown()).toHaveLength(7);
    await page.locator(".chip", { hasText: "crashed" }).click();
    expect(await shown()).toEqual(["wire.crashes"]);
    await page.locator(".chip", { hasText: "hung" }).click();
    expect(await shown()).toEqual(["wire.crashes", "wire.hangs"]);
    await page.locator("input[type=search]").fill("No-Reply list-02");
    expect(await shown()).toEqual(["wire.hangs"]);
    expect(await page.locator("#shown").textContent()).toContain("1 not passed");
    await page.locator("input[type=search]").fill("nothing has this");
    expect(await page.locator("#failures .none-left").isVisible()).toBe(true);
    await page.close();
  });

  it("says every verdict in words, in the page's own theme or in the reader's", async () => {
    const { page } = await opened(everyVerdict());
    const badges = (await page.locator(".failure .badge").allTextContents()).map((text) => text.trim());
    expect(badges.map((text) => text.replace(/^\S+\s+/, ""))).toEqual([
      "kit bug",
      "crashed",
      "hung",
      "failed",
      "flaky",
      "warned",
      "failed as expected",
    ]);
    const ground = () => page.evaluate("getComputedStyle(document.body).backgroundColor");
    const light = await ground();
    await page.locator("#theme").click();
    await page.locator("#theme").click();
    expect(await ground()).not.toBe(light);
    await page.close();
  });

  it("copies the command that shows a failure again", async () => {
    const { page } = await opened(reportOf([failing()]));
    await page.locator(".failure summary").click();
    await page.locator(".copy").click();
    await expect.poll(() => page.locator(".copy").textContent()).toMatch(/Copied|Selected/);
    expect(await page.evaluate("getSelection().toString()")).toBe(
      "npx appduct-conformance --only list.sorted-by-name",
    );
    await page.close();
  });
});
