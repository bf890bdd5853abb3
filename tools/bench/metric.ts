/** Returns the middle of the values (of two middles, their mean), or null if there are none. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = sortNumbers(values)
  const upper = sorted[sorted.length >> 1]
  const lower = sorted[(sorted.length - 1) >> 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

/**
 * Returns the smallest value that is at least as large as `share` (0 to 1) of all values, or null
 * if there are none.
 */
export function percentile(values: readonly (number | null)[], share: number): number | null {
  const sorted = sortNumbers(values)
  const rank = Math.min(sorted.length, Math.max(1, Math.ceil(sorted.length * share)))
  return sorted[rank - 1] ?? null
}

/** Returns the ratio of two values; null if one is missing, or if the divisor is 0. */
export function divide(value: number | null, divisor: number | null): number | null {
  return value === null || divisor === null || divisor === 0 ? null : value / divisor
}

function sortNumbers(values: readonly (number | null)[]): number[] {
  return values.flatMap((value) => (value === null ? [] : [value])).sort((a, b) => a - b)
}

/** A limit for a metric; a value equal to the limit is within it. */
export type Budget = { kind: "max" | "min"; limit: number }

type Verdict = "ok" | "over" | "not measured" | "no budget"

/** One measured value beside its budget and the values of other storefronts. */
export type Metric = {
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
export function buildMetric(
  subject: string,
  name: string,
  value: number | null,
  extra: Partial<Pick<Metric, "decimals" | "budget" | "peers">> = {},
): Metric {
  return { subject, name, value, decimals: 0, budget: null, peers: {}, ...extra }
}

/** Resolves whether the metric, rounded to its displayed decimals, is within its budget. */
export function resolveVerdict({ value, budget, decimals }: Metric): Verdict {
  if (budget === null) return "no budget"
  if (value === null) return "not measured"
  const shown = Number(value.toFixed(decimals))
  const isWithinBudget = budget.kind === "max" ? shown <= budget.limit : shown >= budget.limit
  return isWithinBudget ? "ok" : "over"
}

/** Lists the metrics outside their budget, with those that could not be measured. */
export function listMissed(metrics: readonly Metric[]): Metric[] {
  return metrics.filter((metric) => ["over", "not measured"].includes(resolveVerdict(metric)))
}

export function buildMaxBudget(limit: number): Budget {
  return { kind: "max", limit }
}

export function buildMinBudget(limit: number): Budget {
  return { kind: "min", limit }
}
