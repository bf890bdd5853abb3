import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { z } from "zod"
import { lighthouseBudgets, pageKinds } from "./budgets.ts"
import { buildMetric, median } from "./metric.ts"
import type { Report } from "./report/report.ts"
import type { ShopPages } from "./shop/find-pages.ts"

const run = promisify(execFile)
const timeoutMs = 180_000
const maxRuns = 3

const resultSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
})

type Scores = z.output<typeof resultSchema>["categories"]

/** Measures Lighthouse's mobile scores (0 to 100) of each page: the median of up to three runs. */
export async function measureLighthouse(
  signal: AbortSignal,
  report: Report,
  shop: { origin: string; pages: ShopPages; runs: number; browserPath: string },
): Promise<void> {
  const runs = Math.min(shop.runs, maxRuns)
  for (const kind of pageKinds) {
    const path = shop.pages[kind]
    if (path === undefined) continue
    const results: Scores[] = []
    for (let turn = 1; turn <= runs; turn += 1) {
      report.printProgress(`Lighthouse on ${path} (${turn} of ${runs})`)
      await report.waitForCalm()
      results.push(await score(signal, `${shop.origin}${path}`, shop.browserPath))
    }
    const metrics = Object.entries(lighthouseBudgets).map(([name, budget]) => {
      const share = median(results.map((scores) => scores[name]?.score ?? null))
      return buildMetric(`lighthouse: ${kind}`, name, share === null ? null : share * 100, {
        budget,
      })
    })
    report.add(metrics)
    report.addDetails(`lighthouse: ${kind}`, results)
  }
}

async function score(signal: AbortSignal, url: string, browserPath: string): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), "curlew-bench-"))
  const program = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"))
  const output = join(folder, "result.json")
  const flags = ["--quiet", "--output=json", `--output-path=${output}`]
  const browserFlags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic"
  try {
    await run(process.execPath, [program, url, ...flags, browserFlags], {
      env: { ...process.env, CHROME_PATH: browserPath },
      timeout: timeoutMs,
      signal,
    })
    return resultSchema.parse(JSON.parse(readFileSync(output, "utf8"))).categories
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
