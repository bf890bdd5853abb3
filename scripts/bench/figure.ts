/** A limit for a metric; a value equal to the limit is within it. */
export type Budget = { kind: "at-most" | "at-least"; limit: number }

export type Verdict = "ok" | "over" | "not measured" | "no budget"

/** One measured value beside its budget and the values of other storefronts. */
export type Figure = {
  /** What was measured: "page: category". */
  subject: string
  /** Which value of it, with its unit: "LCP ms". */
  name: string
  /** Null when it could not be measured. */
  value: number | null
  decimals: number
  budget: Budget | null
  /** Values of other storefronts, by name. */
  peers: Readonly<Record<string, number>>
}

/** Builds a metric; without a budget it is informative only. */
export function buildFigure(
  subject: string,
  name: string,
  value: number | null,
  extra: Partial<Pick<Figure, "decimals" | "budget" | "peers">> = {},
): Figure {
  return { subject, name, value, decimals: 0, budget: null, peers: {}, ...extra }
}

/** Resolves whether the metric, rounded to its displayed decimals, is within its budget. */
export function resolveVerdict({ value, budget, decimals }: Figure): Verdict {
  if (budget === null) return "no budget"
  if (value === null) return "not measured"
  const shown = Number(value.toFixed(decimals))
  const isKept = budget.kind === "at-most" ? shown <= budget.limit : shown >= budget.limit
  return isKept ? "ok" : "over"
}

/** Lists the metrics outside their budget, with those that could not be measured. */
export function listMissed(figures: readonly Figure[]): Figure[] {
  return figures.filter((figure) => ["over", "not measured"].includes(resolveVerdict(figure)))
}

export function atMost(limit: number): Budget {
  return { kind: "at-most", limit }
}

export function atLeast(limit: number): Budget {
  return { kind: "at-least", limit }
}
