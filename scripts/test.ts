import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runCommand } from "#scripts/command.ts"
import type { Crew } from "#scripts/crew.ts"
import { buildSentence } from "#scripts/fault.ts"
import { formatSeconds, say } from "#scripts/progress.ts"
import { findKeptShop, startKeptShop, stopKeptShop } from "#scripts/suites/kept-shop.ts"
import { parseTestArgs, type TestArgs } from "#scripts/suites/parse-test-args.ts"
import { failSuite, runSuite, type SuiteResult, type TestRun } from "#scripts/suites/run-suite.ts"
import { planPhases, type Suite } from "#scripts/suites/suites.ts"
import { startTestShop } from "#scripts/suites/test-shop.ts"
import {
  formatCounts,
  printFailures,
  printFullOnly,
  printResult,
  readMachineSeconds,
  saveTimes,
} from "#scripts/suites/test-times.ts"
import { getDatabaseServerUrl } from "#tests/support/database-server.ts"

await runCommand(async (crew) => {
  const args = parseTestArgs(process.argv.slice(2))
  if (args.isStopping) {
    say((await stopKeptShop()) ? "The test shop has stopped." : "No test shop is running.")
    return 0
  }
  const atStart = readMachineSeconds()
  const results = await runPhases(crew, args)
  crew.signal.throwIfAborted()
  const machineSeconds = readMachineSeconds() - atStart
  await crew.stopAll()
  const seconds = performance.now() / 1000
  if (args.only === null) saveTimes({ tier: args.tier, seconds, machineSeconds, results })
  if (args.only === null && args.tier === "full") printFullOnly(results)
  printFailures(results)
  say(`${formatSeconds(seconds * 1000)}, ${machineSeconds.toFixed(0)} s of processor`)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  say(formatCounts({ passed, failed }))
  if (passed + failed === 0) say("No test matched; some run only in npm run test:full.")
  return failed === 0 && passed > 0 ? 0 : 1
})

async function runPhases(crew: Crew, args: TestArgs): Promise<SuiteResult[]> {
  const isWhole = args.only === null
  // A whole run takes a shop of its own, at the port that the kept one would have.
  if (isWhole && (await stopKeptShop())) say("  The test shop that was left running has stopped.")
  const run: TestRun = {
    crew,
    reportDir: createReportDir(crew),
    env: { ...process.env, NODE_ENV: "test", TEST_TIER: args.tier },
    files: args.files,
    isShared: isWhole,
  }
  run.env.TMPDIR = run.reportDir
  if (isWhole) run.env.TEST_DATABASE_URL = await getDatabaseServerUrl()
  const requireShop = memoise(() => openShop(crew, args))
  const results: SuiteResult[] = []
  for (const lanes of planPhases(args.tier, args.only)) {
    const gates = new Map(lanes.flat().map(({ name }) => [name, createGate()]))
    const runLane = async (lane: readonly Suite[]) => {
      for (const suite of lane) {
        await Promise.all((suite.after ?? []).map((name) => gates.get(name)?.isOpen))
        const result = await runOne(run, suite, requireShop)
        printResult(result)
        results.push(result)
        gates.get(suite.name)?.open()
      }
    }
    await Promise.all(lanes.map(runLane))
  }
  return results
}

/** A promise and what resolves it. */
function createGate() {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isOpen, open }
}

async function runOne(
  run: TestRun,
  suite: Suite,
  requireShop: () => Promise<Record<string, string>>,
): Promise<SuiteResult> {
  try {
    const variables = suite.needsShop ? await requireShop() : {}
    return await runSuite({ ...run, env: { ...run.env, ...variables } }, suite)
  } catch (error) {
    run.crew.signal.throwIfAborted()
    console.error(buildSentence(error))
    return failSuite(suite.name)
  }
}

/** The shop that was left running, one that stays from now on, or one for this run alone. */
async function openShop(crew: Crew, { only, isKeeping }: TestArgs) {
  const kept = only === null ? null : await findKeptShop()
  return kept ?? (isKeeping ? startKeptShop() : startTestShop(crew))
}

function memoise<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null
  return () => {
    result ??= work()
    return result
  }
}

/** Where reports and all temporary files of the suites go, so that an interrupted run leaves none. */
function createReportDir(crew: Crew): string {
  const folder = mkdtempSync(join(tmpdir(), "curlew-scratch-"))
  chmodSync(folder, 0o711)
  crew.add(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}
