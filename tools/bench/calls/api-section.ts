import { apiMedianBudget, filteredListBudget, suggestionBudget } from "../budgets.ts"
import { buildMaxBudget, buildMetric, type Metric } from "../metric.ts"
import type { Report } from "../report/report.ts"
import { buildApiClient, measureCallTimes, type Timing } from "./api-client.ts"
import { buildCalls, filteredList, suggestions, understoodSearch } from "./build-calls.ts"
import { type Catalogue, fetchCatalogue } from "./fetch-catalogue.ts"
import { listFilteredQueries } from "./filtered-queries.ts"

/** The calls that have a budget of their own instead of the median's. */
const p95Budgets: Readonly<Record<string, typeof suggestionBudget>> = {
  [filteredList]: filteredListBudget,
  [understoodSearch]: filteredListBudget,
  [suggestions]: suggestionBudget,
}

const callsEach = 200
const warmupCalls = 20

/**
 * Measures the API's own responses: category list, search and product, over the whole catalogue.
 */
export async function measureApi(
  signal: AbortSignal,
  report: Report,
  apiOrigin: string,
): Promise<Catalogue> {
  const api = buildApiClient(apiOrigin, signal)
  const catalogue = await fetchCatalogue(api)
  report.printProgress(
    `API calls over ${catalogue.productCount} products, ${callsEach} of each kind`,
  )
  const queries = await listFilteredQueries(api)
  for (const [name, pick] of Object.entries(buildCalls(api, catalogue, queries))) {
    const calls = Array.from({ length: callsEach }, (_, index) => () => pick(index))
    await measureCallTimes(signal, calls.slice(0, warmupCalls))
    const timing = await measureCallTimes(signal, calls)
    report.add(buildTimingMetrics(name, timing))
    report.addDetails(`api: ${name}`, timing)
    if (timing.firstFailure !== null) report.addNote(`api: ${name} failed: ${timing.firstFailure}`)
  }
  return catalogue
}

function buildTimingMetrics(name: string, timing: Timing): Metric[] {
  const subject = `api: ${name}`
  return [
    buildMetric(subject, "median ms", timing.medianMs, {
      decimals: 1,
      ...(p95Budgets[name] === undefined && { budget: apiMedianBudget }),
    }),
    buildMetric(subject, "p95 ms", timing.p95Ms, {
      decimals: 1,
      ...(p95Budgets[name] && { budget: p95Budgets[name] }),
    }),
    buildMetric(subject, "failed calls", timing.failed, { budget: buildMaxBudget(0) }),
  ]
}
