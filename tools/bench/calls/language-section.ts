import pg from "pg"
import { languageCostBudget } from "../budgets.ts"
import { buildMaxBudget, buildMetric, divide, median } from "../metric.ts"
import type { Report } from "../report/report.ts"
import { buildApiClient, measureCallTimes, type Timing } from "./api-client.ts"
import { buildCalls } from "./build-calls.ts"
import type { Catalogue } from "./fetch-catalogue.ts"
import { listFilteredQueries } from "./filtered-queries.ts"

const rounds = 4
const callsEach = 100
const warmupCalls = 10
/** A language that the demonstration shop is not translated into. */
const language = "fr"

type Shop = { apiOrigin: string; databaseUrl: string; catalogue: Catalogue }

/**
 * Measures what a translation of every product costs readers of English: the same calls without and
 * with it, in turn, and the ratio. Changes the translations of the benchmark's own shop.
 */
export async function measureLanguageCost(
  signal: AbortSignal,
  report: Report,
  { apiOrigin, databaseUrl, catalogue }: Shop,
): Promise<void> {
  report.printProgress(`English responses without and with translations, ${rounds} times each`)
  const api = buildApiClient(apiOrigin, signal)
  const plan = buildCalls(api, catalogue, await listFilteredQueries(api))
  const measured = Object.entries(plan).map(([name, pick]) => ({
    name,
    calls: Array.from({ length: callsEach }, (_, index) => () => pick(index)),
    without: [] as Timing[],
    translated: [] as Timing[],
  }))
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    for (let round = 0; round < rounds; round += 1) {
      await removeTranslations(client)
      for (const { calls, without } of measured) without.push(await measure(signal, calls))
      await translateProducts(client)
      for (const { calls, translated } of measured) translated.push(await measure(signal, calls))
    }
  } finally {
    await client.end()
  }
  for (const { name, without, translated } of measured) {
    const subject = `language: ${name}`
    const [before, after] = [without, translated].map((all) => median(all.map((t) => t.medianMs)))
    const failed = [...without, ...translated].reduce((total, timing) => total + timing.failed, 0)
    const ratio = divide(after ?? null, before ?? null)
    report.add([
      buildMetric(subject, "median ms, English alone", before ?? null, { decimals: 1 }),
      buildMetric(subject, "÷ it, with a language", ratio, {
        decimals: 2,
        budget: languageCostBudget,
      }),
      buildMetric(subject, "failed calls", failed, { budget: buildMaxBudget(0) }),
    ])
    report.addDetails(subject, { without, translated })
  }
}

async function measure(
  signal: AbortSignal,
  calls: readonly (() => Promise<unknown>)[],
): Promise<Timing> {
  await measureCallTimes(signal, calls.slice(0, warmupCalls))
  return measureCallTimes(signal, calls)
}

async function removeTranslations(client: pg.Client): Promise<void> {
  await client.query("DELETE FROM translations WHERE language = $1", [language])
  await client.query("VACUUM (ANALYZE) translations")
}

/** Translates all texts of every product, as an import of the whole catalogue would. */
async function translateProducts(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO translations (record_kind, record_id, language, field, text, source_hash)
    SELECT 'product', id, $1, field, 'fr ' || source,
      left(encode(sha256(convert_to(btrim(source), 'UTF8')), 'hex'), 16)
    FROM products, LATERAL (VALUES ('name', name), ('blurb', blurb), ('badge', badge),
      ('title', title), ('meta_description', meta_description), ('content', content),
      ('shipping_note', shipping_note)) AS texts (field, source)
    WHERE source <> ''`,
    [language],
  )
  await client.query("VACUUM (ANALYZE) translations")
}
