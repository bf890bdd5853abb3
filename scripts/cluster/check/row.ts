/** One number of a cluster beside its limit. */
export type Row = { what: string; saw: string; limit: string; verdict: "held" | "BROKE" }

/** A row, by whether its limit was kept. */
export function judge(what: string, saw: string, limit: string, isKept: boolean): Row {
  return { what, saw, limit, verdict: isKept ? "held" : "BROKE" }
}
