import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { z } from "zod"
import { lighthouseBudgets, pageKinds } from "./budgets.ts"
import { buildMetric } from "./metric.ts"
import type { Report } from "./report/report.ts"
import type { ShopPages } from "./shop/find-pages.ts"

const run = promisify(execFile)
const timeoutMs = 180_000

const resultSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
})

/**
 * Measures Lighthouse's mobile scores (0 to 100) of each page, if LIGHTHOUSE_BIN names the program:
 * an executable, or its `cli/index.js`.
 */
export async function measureLighthouse(
  signal: AbortSignal,
  report: Report,
  shop: { origin: string; pages: ShopPages; browserPath: string },
): Promise<void> {
  const program = process.env.LIGHTHOUSE_BIN
  if (!program) return report.addNote("Lighthouse was not run: LIGHTHOUSE_BIN is not set.")
  for (const kind of pageKinds) {
    const path = shop.pages[kind]
    if (path === undefined) continue
    report.printProgress(`Lighthouse on ${path}`)
    const scores = await score(signal, program, `${shop.origin}${path}`, shop.browserPath)
    const metrics = Object.entries(lighthouseBudgets).map(([name, budget]) => {
      const share = scores?.[name]?.score ?? null
      return buildMetric(`lighthouse: ${kind}`, name, share === null ? null : share * 100, {
        budget,
      })
    })
    report.add(metrics)
  }
}

async function score(signal: AbortSignal, program: string, url: string, browserPath: string) {
  const folder = mkdtempSync(join(tmpdir(), "curlew-bench-"))
  const output = join(folder, "result.json")
  const [file, ...first] = /\.[cm]?js$/.test(program) ? [process.execPath, program] : [program]
  const flags = ["--quiet", "--output=json", `--output-path=${output}`]
  const browserFlags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic"
  try {
    await run(file ?? program, [...first, url, ...flags, browserFlags], {
      env: { ...process.env, CHROME_PATH: browserPath },
      timeout: timeoutMs,
      signal,
    })
    return resultSchema.parse(JSON.parse(readFileSync(output, "utf8"))).categories
  } catch {
    signal.throwIfAborted()
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
