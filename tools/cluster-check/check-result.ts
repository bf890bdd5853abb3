/** One measured value of a cluster beside its limit. */
export type CheckResult = { what: string; saw: string; limit: string; verdict: "held" | "BROKE" }

/** Builds a result, by whether the value is within its limit. */
export function buildCheckResult(
  what: string,
  saw: string,
  limit: string,
  isWithinLimit: boolean,
): CheckResult {
  return { what, saw, limit, verdict: isWithinLimit ? "held" : "BROKE" }
}
