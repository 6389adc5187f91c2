import fc from "fast-check";
import { invalidTimeoutText } from "../../generators/invalid-values.js";
import { timeoutText } from "../../generators/timeout-text.js";
import { valuesCheck } from "./values-check.js";

/** DESC-06 on generated numbers; the values are JSON texts, since how a number is written must not matter. */
export const timeouts = valuesCheck<string>({
  id: "descriptor.timeouts",
  title: "whether timeout_ms is an integer depends on its value, not on its notation",
  clause: "DESC-06",
  member: "timeout_ms",
  valid: () => fc.array(timeoutText, { minLength: 1, maxLength: 10 }),
  invalid: () => invalidTimeoutText,
  share: 0.2,
  carry(value, others, name) {
    const rest = JSON.stringify({ name, description: "About its timeout.", ...others });
    return { name, text: `${rest.slice(0, -1)},"timeout_ms":${value}}` };
  },
});
