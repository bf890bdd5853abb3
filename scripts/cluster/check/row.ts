/** One measured value of a cluster beside its limit. */
export type Row = { what: string; saw: string; limit: string; verdict: "held" | "BROKE" }

/** Builds a result, by whether the value is within its limit. */
export function judge(what: string, saw: string, limit: string, isKept: boolean): Row {
  return { what, saw, limit, verdict: isKept ? "held" : "BROKE" }
}
