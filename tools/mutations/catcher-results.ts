import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { programs, projectRoot } from "#scripts/lib/project.ts"
import { runProgram } from "#scripts/lib/run-program.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { publicMask } from "#scripts/lib/umask.ts"
import { getDatabaseServerUrl } from "#tests/support/database-server.ts"
import type { Catcher } from "./mutation.ts"

/** Context of the test runs: `env` for the tests, `folder` for reports and output. */
export type CatcherContext = { shutdown: Shutdown; env: NodeJS.ProcessEnv; folder: string }

/**
 * Result of one test file: with "failed", `title` is the first failed test; "broken" if the file
 * could not run at all, which proves nothing.
 */
export type CatcherResult = { kind: "passed" | "failed" | "broken"; title: string }

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

/** Runs one test file of the core tier and returns its result. */
export async function getCatcherResult(context: CatcherContext, catcher: Catcher) {
  const [result] = await listCatcherResults(context, [catcher])
  return result ?? { kind: "broken" as const, title: "" }
}

/** Runs test files of one suite, those of Jest together; returns the results in the same order. */
export async function listCatcherResults(
  context: CatcherContext,
  catchers: readonly Catcher[],
): Promise<CatcherResult[]> {
  const [first] = catchers
  if (first === undefined) return []
  const { suite } = first
  const isOffline = suite === "unit" || suite === "house" || suite === "torture"
  if (isOffline) return runJest(context, suite, catchers)
  const results: CatcherResult[] = []
  for (const catcher of catchers) results.push(await runAgainstShop(context, catcher))
  return results
}

async function runJest(
  { shutdown, env, folder }: CatcherContext,
  suite: string,
  catchers: readonly Catcher[],
): Promise<CatcherResult[]> {
  const reportPath = join(folder, "report.json")
  rmSync(reportPath, { force: true })
  const args = [
    "--experimental-vm-modules",
    "--disable-warning=ExperimentalWarning",
    programs.jest,
    "--selectProjects",
    suite,
    "--json",
    `--outputFile=${reportPath}`,
    "--runTestsByPath",
    ...catchers.map(({ file }) => file),
  ]
  // One PostgreSQL for all runs; it stops when this process exits.
  const jestEnv = { ...env, TEST_DATABASE_URL: await getDatabaseServerUrl() }
  const logPath = join(folder, "output.log")
  await runProgram(shutdown, { args, env: jestEnv, logPath, umask: publicMask })
  const report = readReport(reportPath)
  return catchers.map(({ file }) => resolveJestResult(report, file))
}

/** Returns the result of one test file from Jest's `--json` report. */
export function resolveJestResult(report: unknown, file: string): CatcherResult {
  const { testResults } = jestReport.safeParse(report).data ?? { testResults: [] }
  const fileResult = testResults.find(({ name }) => name === join(projectRoot, file))
  const run = fileResult?.assertionResults.filter(({ status }) => status !== "pending") ?? []
  if (run.length === 0)
    return { kind: "broken", title: fileResult?.message.split("\n", 1)[0] ?? "" }
  const failed = run.find(({ status }) => status === "failed")
  return failed ? { kind: "failed", title: failed.fullName } : { kind: "passed", title: "" }
}

/** Runs a test file that needs a running shop, which `npm test` builds and starts. */
async function runAgainstShop(
  { shutdown, env, folder }: CatcherContext,
  { suite, file }: Catcher,
): Promise<CatcherResult> {
  const logPath = join(folder, "output.log")
  const args = [join(projectRoot, "scripts/test.ts"), "--only", suite, "--", file]
  const code = await runProgram(shutdown, { args, env, logPath, umask: publicMask })
  return resolveShopSuiteResult(code, readFileSync(logPath, "utf8"))
}

/** Returns the result from the last line that `npm test` prints: `12 passed, 1 failed`. */
export function resolveShopSuiteResult(code: number, output: string): CatcherResult {
  const [, passed = "0"] = /^(\d+) passed, \d+ failed$/m.exec(output) ?? []
  const [, title = ""] = /^\s*(?:●|✘|×|\d+\))\s+(.+)$/m.exec(output) ?? []
  // Without a passed test, the shop was not built or did not start.
  if (passed === "0") return { kind: "broken", title }
  return code === 0 ? { kind: "passed", title: "" } : { kind: "failed", title }
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    return null
  }
}
