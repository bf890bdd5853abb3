import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { Crew } from "#scripts/crew.ts"
import { type OneOff, runToEnd } from "#scripts/one-off.ts"
import { formatSeconds, say } from "#scripts/progress.ts"
import { programs, projectRoot } from "#scripts/project.ts"
import type { CheckStep } from "#scripts/suites/check-steps.ts"
import {
  formatTally,
  parseJestTally,
  parsePlaywrightTally,
  resolveTally,
  type Tally,
} from "#scripts/suites/tally.ts"
import { publicMask } from "#scripts/umask.ts"

/** What a run of the tests works with: where reports go, and the variables the suites get. */
export type Bench = { crew: Crew; reportDir: string; env: NodeJS.ProcessEnv }

type Report = { path: string; parse: (text: string) => Tally }

const path = `${join(projectRoot, "node_modules/.bin")}:${process.env.PATH ?? ""}`

/** Runs one part of `npm run check`; a check without a report of its own counts as one test. */
export function runCheckStep(bench: Bench, step: CheckStep): Promise<Tally> {
  const report = { path: join(bench.reportDir, "unit.json"), parse: parseJestTally }
  const command = step.isJest
    ? `${step.command} --json --outputFile='${report.path}'`
    : step.command
  const oneOff = { program: "/bin/sh", args: ["-c", command], env: { ...bench.env, PATH: path } }
  return runSuite(bench, step.name, oneOff, step.isJest ? report : null)
}

/** Runs one of jest's projects. Its files take turns: they change one shop, or look at how fast one is. */
export function runJestProject(bench: Bench, name: string): Promise<Tally> {
  const report = { path: join(bench.reportDir, `${name}.json`), parse: parseJestTally }
  const args = [
    ...["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", programs.jest],
    ...["--selectProjects", name, "--json", `--outputFile=${report.path}`],
    "--runInBand",
  ]
  return runSuite(bench, name, { args, env: bench.env }, report)
}

/** Runs what is done in a real browser: the journeys, or the photographs of the pages; all, or those of one file. */
export function runInBrowser(bench: Bench, name: "looks" | "e2e", file?: string): Promise<Tally> {
  const report = { path: join(bench.reportDir, `${name}.json`), parse: parsePlaywrightTally }
  const env = { ...bench.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report.path }
  const config = `tests/${name}/playwright.config.ts`
  const args = [programs.playwright, "test", "-c", config, "--reporter=list,json"]
  if (file) args.push(file)
  return runSuite(bench, name, { args, env }, report)
}

/** Kills each process of a cluster a few times, while customers buy and visitors read. */
export function runChaos(bench: Bench): Promise<Tally> {
  const args = ["scripts/chaos.ts", "--reduced", "--only", "kill"]
  return runSuite(bench, "chaos", { args, env: bench.env }, null)
}

async function runSuite(
  bench: Bench,
  name: string,
  oneOff: OneOff,
  report: Report | null,
): Promise<Tally> {
  const startedAt = performance.now()
  if (report) rmSync(report.path, { force: true })
  const code = await runToEnd(bench.crew, { ...oneOff, umask: publicMask })
  const tally = resolveTally(code, () =>
    report
      ? report.parse(readFileSync(report.path, "utf8"))
      : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 },
  )
  tell(name, tally, startedAt)
  return tally
}

function tell(name: string, tally: Tally, startedAt: number): void {
  say(`${name}: ${formatTally(tally)} (${formatSeconds(performance.now() - startedAt)})`)
}

/** A part of the run that could not take place, told and counted as one failure. */
export function failSuite(name: string, sentence: string): Tally {
  const tally = { passed: 0, failed: 1 }
  console.error(sentence)
  tell(name, tally, performance.now())
  return tally
}
