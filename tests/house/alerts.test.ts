import { existsSync, readFileSync } from "node:fs"
import { afterAll, describe, expect, it } from "@jest/globals"
import { parser } from "@prometheus-io/lezer-promql"
import Fastify from "fastify"
import { parse } from "yaml"
import { z } from "zod"
import { openDatabase } from "#backend/db/pool.ts"
import { openMetrics } from "#backend/observability/open-metrics.ts"
import { openStorefrontMetrics } from "#server/observability/open-storefront-metrics.ts"

const rulesSchema = z.object({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smhd]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.strictObject({ summary: z.string().endsWith(".") }),
        }),
      ),
    }),
  ),
})
const { groups } = rulesSchema.parse(parse(readFileSync("deploy/prometheus/alerts.yaml", "utf8")))
const rules = groups.flatMap(({ rules }) => rules)

// Receives no query: the test only lists the metrics.
const db = openDatabase("postgres://127.0.0.1:9/nowhere")
afterAll(() => db.destroy())

type MetricInfo = { name: string; type: unknown; labelNames?: string[] }

/** Returns the labels of each time series that the processes expose, by series name. */
function listSeries(): Map<string, Set<string>> {
  const registries = [openStorefrontMetrics().registry, openMetrics(Fastify(), { db })]
  const metrics = registries.flatMap((registry): MetricInfo[] => registry.getMetricsAsArray())
  const series = new Map([["up", new Set<string>()]])
  for (const { name, labelNames = [] } of metrics) {
    for (const ending of ["", "_bucket", "_count", "_sum"]) {
      series.set(`${name}${ending}`, new Set([...labelNames, "le"]))
    }
  }
  return series
}
const series = listSeries()
/** Labels that Prometheus itself adds. */
const prometheusLabels = ["job", "instance"]

/** Returns the tokens of one kind in an expression, by the PromQL grammar. */
function listTokens(expr: string, kind: string): string[] {
  const tokens: string[] = []
  parser.parse(expr).iterate({
    enter: (node) => {
      if (node.name === kind) tokens.push(expr.slice(node.from, node.to))
    },
  })
  return tokens
}

/** Returns the selectors of an expression: each series with the labels that it filters by. */
function listSelectors(expr: string): { name: string; labels: string[] }[] {
  return [...expr.matchAll(/([a-z_]\w*)\s*\{([^}]*)\}/g)].map(([, name = "", matchers = ""]) => ({
    name,
    labels: [...matchers.matchAll(/(\w+)\s*[=!]~?/g)].map(([, label = ""]) => label),
  }))
}

describe("the PromQL parser", () => {
  it("reports a syntax error", () => {
    expect(listTokens("sum(rate(x[5m]) > ", "⚠").length).toBeGreaterThan(0)
  })
})

describe.each(rules)("the alert $alert", ({ expr }) => {
  it("has an expression of valid PromQL", () => {
    expect(listTokens(expr, "⚠")).toEqual([])
  })

  it("queries metrics that the shop exposes, by labels that they have", () => {
    const names = listTokens(expr, "Identifier").filter(
      (name) => !listTokens(expr, "LabelName").includes(name),
    )
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !series.has(name))).toEqual([])
    for (const { name, labels } of listSelectors(expr)) {
      const known = [...(series.get(name) ?? []), ...prometheusLabels]
      expect(labels.filter((label) => !known.includes(label))).toEqual([])
    }
  })
})

it("exposes no metric with a label that Prometheus itself adds and would rename", () => {
  expect(
    [...series].filter(([, labels]) => prometheusLabels.some((label) => labels.has(label))),
  ).toEqual([])
})

it("documents each alert in docs/observability.md under its unique name", () => {
  const names = rules.map(({ alert }) => alert)
  expect(new Set(names).size).toBe(names.length)
  const guide = readFileSync("docs/observability.md", "utf8")
  expect(names.filter((name) => !guide.includes(`**${name}**`))).toEqual([])
})

it("documents every curlew_ metric in docs/observability.md", () => {
  const guide = readFileSync("docs/observability.md", "utf8")
  const ownMetrics = [...series.keys()].filter(
    (name) => name.startsWith("curlew_") && !/_(bucket|count|sum)$/.test(name),
  )
  expect(ownMetrics.length).toBeGreaterThan(15)
  expect(ownMetrics.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

it("refers in the Prometheus configuration to existing rule files and Compose services", () => {
  const config = z
    .object({
      rule_files: z.array(z.string()),
      scrape_configs: z.array(
        z.object({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) }),
      ),
    })
    .parse(parse(readFileSync("deploy/prometheus/prometheus.yaml", "utf8")))
  for (const file of config.rule_files) expect(existsSync(`deploy/prometheus/${file}`)).toBe(true)
  const { services } = z
    .object({ services: z.record(z.string(), z.unknown()) })
    .parse(parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true }))
  const targets = config.scrape_configs.flatMap(({ static_configs }) =>
    static_configs.flatMap(({ targets }) => targets),
  )
  expect(targets.length).toBe(4)
  for (const target of targets) expect(services).toHaveProperty([target.split(":")[0] ?? ""])
})
