import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { runCommand } from "#scripts/command.ts"
import type { Crew } from "#scripts/crew.ts"
import { buildSentence, StartFault } from "#scripts/fault.ts"
import { say } from "#scripts/progress.ts"
import { projectRoot } from "#scripts/project.ts"
import { parseCheckSteps } from "#scripts/suites/check-steps.ts"
import {
  type Bench,
  failSuite,
  runChaos,
  runCheckStep,
  runInBrowser,
  runJestProject,
} from "#scripts/suites/run-suite.ts"
import { addTallies, formatTally, type Tally } from "#scripts/suites/tally.ts"
import { startTestShop } from "#scripts/suites/test-shop.ts"
import { requireHeadlessChromium } from "#tests/support/chromium.ts"

/** The photographs and the crawl come first, before the others have changed the shop. */
const visiting = ["looks", "crawl", "contract", "pages", "e2e"]
const standing = ["house", "torture"]
const suites = ["unit", ...standing, "chaos", ...visiting]

await runCommand(async (crew) => {
  const chosen = parseChoice(process.argv.slice(2))
  const reportDir = createScratchDir(crew)
  const env = { ...process.env, NODE_ENV: "test", TMPDIR: reportDir } as const
  const bench: Bench = { crew, reportDir, env }
  const tallies: Tally[] = []
  for (const step of listSteps(chosen)) tallies.push(await runCheckStep(bench, step))
  for (const suite of standing.filter((each) => chosen.includes(each))) {
    tallies.push(await runJestProject(bench, suite))
  }
  if (chosen.includes("chaos")) tallies.push(await runChaos(bench))
  const visits = visiting.filter((suite) => chosen.includes(suite))
  if (visits.length > 0) tallies.push(...(await visitShop(bench, visits)))
  crew.signal.throwIfAborted()
  const total = addTallies(tallies)
  await crew.stopAll()
  say(formatTally(total))
  return total.failed === 0 ? 0 : 1
})

/** Where reports and all temporary files of the suites go, so that an interrupted run leaves none. */
function createScratchDir(crew: Crew): string {
  const folder = mkdtempSync(join(tmpdir(), "curlew-scratch-"))
  chmodSync(folder, 0o711)
  crew.add(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}

/** The suites to run: all of them, or the one that `--only` names. */
function parseChoice(args: string[]): string[] {
  const { only } = parseArgs({ args, options: { only: { type: "string" } }, strict: false }).values
  if (only === undefined) return suites
  if (typeof only === "string" && suites.includes(only)) return [only]
  throw new StartFault(`--only takes one of ${suites.join(", ")}, not "${only}".`)
}

/** All of `npm run check` in a whole run, its unit tests alone for `--only unit`. */
function listSteps(chosen: string[]) {
  const steps = parseCheckSteps(readFileSync(join(projectRoot, "package.json"), "utf8"))
  if (chosen.length === suites.length) return steps
  return chosen.includes("unit") ? steps.filter(({ isJest }) => isJest) : []
}

async function visitShop(bench: Bench, visits: string[]): Promise<Tally[]> {
  const tallies: Tally[] = []
  try {
    const guided = { ...bench, env: { ...bench.env, ...(await startTestShop(bench.crew)) } }
    for (const suite of visits) {
      const isSeen = suite === "looks" || suite === "e2e"
      tallies.push(await (isSeen ? look(guided, suite) : runJestProject(guided, suite)))
    }
  } catch (error) {
    bench.crew.signal.throwIfAborted()
    tallies.push(failSuite("shop", buildSentence(error)))
  }
  return tallies
}

/** A suite that needs a real browser. */
async function look(bench: Bench, suite: "looks" | "e2e"): Promise<Tally> {
  try {
    const CHROMIUM_PATH = requireHeadlessChromium()
    return await runInBrowser({ ...bench, env: { ...bench.env, CHROMIUM_PATH } }, suite)
  } catch (error) {
    bench.crew.signal.throwIfAborted()
    return failSuite(suite, buildSentence(error))
  }
}
