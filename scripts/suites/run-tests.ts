import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { formatErrorMessage } from "#scripts/lib/user-error.ts"
import {
  findReusableShop,
  startReusableShop,
  stopReusableShop,
} from "#scripts/suites/reusable-shop.ts"
import {
  buildFailedSuiteResult,
  runSuite,
  type SuiteResult,
  type TestRun,
} from "#scripts/suites/run-suite.ts"
import { resolvePhases, type Suite, type TestArgs } from "#scripts/suites/suites.ts"
import { startTestShop } from "#scripts/suites/test-shop.ts"
import {
  formatCounts,
  getMachineCpuSeconds,
  printFailures,
  printFullOnly,
  printResult,
  saveTimes,
} from "#scripts/suites/test-times.ts"
import { getDatabaseServerUrl } from "#tests/support/database-server.ts"

/** Runs the suites, prints their results, and returns the exit code: 1 if a test failed, or none ran. */
export async function runTests(shutdown: Shutdown, args: TestArgs): Promise<number> {
  if (args.isStopping) {
    print((await stopReusableShop()) ? "The test shop has stopped." : "No test shop is running.")
    return 0
  }
  const atStart = getMachineCpuSeconds()
  const results = await runPhases(shutdown, args)
  shutdown.signal.throwIfAborted()
  const machineSeconds = getMachineCpuSeconds() - atStart
  await shutdown.stopAll()
  const seconds = performance.now() / 1000
  if (args.only === null) saveTimes({ tier: args.tier, seconds, machineSeconds, results })
  if (args.only === null && args.tier === "full") printFullOnly(results)
  printFailures(results)
  print(`${formatSeconds(seconds * 1000)}, ${machineSeconds.toFixed(0)} s of processor`)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  print(formatCounts({ passed, failed }))
  if (passed + failed === 0) print("No test matched; some run only in npm run test:full.")
  return failed === 0 && passed > 0 ? 0 : 1
}

async function runPhases(shutdown: Shutdown, args: TestArgs): Promise<SuiteResult[]> {
  const isWhole = args.only === null
  // A complete run starts a separate shop on the port that the reusable one would occupy.
  if (isWhole && (await stopReusableShop()))
    print("  The test shop that was left running has stopped.")
  const run: TestRun = {
    shutdown,
    reportDir: createReportDir(shutdown),
    env: { ...process.env, NODE_ENV: "test", TEST_TIER: args.tier },
    files: args.files,
    isShared: isWhole,
  }
  run.env.TMPDIR = run.reportDir
  if (isWhole) run.env.TEST_DATABASE_URL = await getDatabaseServerUrl()
  const requireShop = memoise(() => openShop(shutdown, args))
  const results: SuiteResult[] = []
  for (const lanes of resolvePhases(args.tier, args.only)) {
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

/** Creates a promise with the function that resolves it. */
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
    run.shutdown.signal.throwIfAborted()
    console.error(formatErrorMessage(error))
    return buildFailedSuiteResult(suite.name)
  }
}

/** Returns the reusable shop if it runs; otherwise starts one, reusable or for this run only. */
async function openShop(shutdown: Shutdown, { only, isShopReusable }: TestArgs) {
  const runningShop = only === null ? null : await findReusableShop()
  return runningShop ?? (isShopReusable ? startReusableShop() : startTestShop(shutdown))
}

function memoise<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null
  return () => {
    result ??= work()
    return result
  }
}

/** Creates the folder for reports and all temporary files of the suites; removed on shutdown. */
function createReportDir(shutdown: Shutdown): string {
  const folder = mkdtempSync(join(tmpdir(), "curlew-scratch-"))
  chmodSync(folder, 0o711)
  shutdown.add(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}
