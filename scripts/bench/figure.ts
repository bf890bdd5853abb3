/** A limit that a figure must keep; the limit itself is still within it. */
export type Budget = { kind: "at-most" | "at-least"; limit: number }

export type Verdict = "ok" | "over" | "not measured" | "no budget"

/** One measured number beside the number it must keep and those of other shops. */
export type Figure = {
  /** What was measured: "page: category". */
  subject: string
  /** Which number of it, with its unit: "LCP ms". */
  name: string
  /** Null when it could not be measured. */
  value: number | null
  decimals: number
  budget: Budget | null
  /** Other shops' number, by shop. */
  peers: Readonly<Record<string, number>>
}

/** A figure from its parts; without a budget it only informs. */
export function buildFigure(
  subject: string,
  name: string,
  value: number | null,
  extra: Partial<Pick<Figure, "decimals" | "budget" | "peers">> = {},
): Figure {
  return { subject, name, value, decimals: 0, budget: null, peers: {}, ...extra }
}

/** Whether the figure, rounded as it is shown, keeps its budget. */
export function resolveVerdict({ value, budget, decimals }: Figure): Verdict {
  if (budget === null) return "no budget"
  if (value === null) return "not measured"
  const shown = Number(value.toFixed(decimals))
  const isKept = budget.kind === "at-most" ? shown <= budget.limit : shown >= budget.limit
  return isKept ? "ok" : "over"
}

/** The figures whose budget is not kept; one that could not be measured is not kept either. */
export function listMissed(figures: readonly Figure[]): Figure[] {
  return figures.filter((figure) => ["over", "not measured"].includes(resolveVerdict(figure)))
}

export function atMost(limit: number): Budget {
  return { kind: "at-most", limit }
}

export function atLeast(limit: number): Budget {
  return { kind: "at-least", limit }
}
