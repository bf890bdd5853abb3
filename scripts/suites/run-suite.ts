import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { programs, projectRoot } from "#scripts/lib/project.ts"
import { type ProgramOptions, runProgram } from "#scripts/lib/run-program.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { publicMask } from "#scripts/lib/umask.ts"
import type { Suite } from "#scripts/suites/suites.ts"
import {
  parseJestReport,
  parsePlaywrightReport,
  type TestReport,
} from "#scripts/suites/test-report.ts"
import { requireHeadlessChromium } from "#tests/support/chromium.ts"

/** Context of a test run. `reportDir` also contains the suites' temporary files. */
export type TestRun = {
  shutdown: Shutdown
  reportDir: string
  env: NodeJS.ProcessEnv
  /** Filters: only test files whose path matches one of them; empty for all. */
  files: readonly string[]
  /** Prefixes each line with the suite's name, because suites run in parallel. */
  isShared: boolean
}

/** Result of a suite: its report, its duration and its CPU time in seconds. */
export type SuiteResult = TestReport & { name: string; seconds: number; cpuSeconds: number | null }

type Command = Pick<ProgramOptions, "program" | "args"> & {
  env?: Record<string, string>
  parse?: (text: string, root: string) => TestReport
}

const path = `${join(projectRoot, "node_modules/.bin")}:${process.env.PATH ?? ""}`
const cacheDir = join(projectRoot, "node_modules/.cache")

/** Shell script that runs a command and writes the CPU time from `times` into TIMES_FILE. */
const timed = '"$@"; code=$?; times >"$TIMES_FILE"; exit "$code"'

/** Runs a suite to its end. A failing exit code without a failed test counts as one failure. */
export async function runSuite(run: TestRun, suite: Suite): Promise<SuiteResult> {
  const startedAt = performance.now()
  const reportPath = join(run.reportDir, `${suite.name}.json`)
  const timesPath = join(run.reportDir, `${suite.name}.times`)
  for (const each of [reportPath, timesPath]) rmSync(each, { force: true })
  const command = buildCommand(run, suite, reportPath)
  const code = await runProgram(run.shutdown, {
    program: "/bin/sh",
    args: ["-c", timed, "sh", command.program ?? process.execPath, ...command.args],
    env: {
      ...run.env,
      ...command.env,
      PATH: path,
      TIMES_FILE: timesPath,
      NODE_COMPILE_CACHE: join(cacheDir, "node"),
    },
    umask: publicMask,
    ...(run.isShared && { linePrefix: `${suite.name} | ` }),
  })
  return {
    name: suite.name,
    seconds: (performance.now() - startedAt) / 1000,
    cpuSeconds: existsSync(timesPath) ? parseTimes(readFileSync(timesPath, "utf8")) : null,
    ...resolveReport(code, () =>
      command.parse
        ? command.parse(readFileSync(reportPath, "utf8"), projectRoot)
        : { passed: code === 0 ? 1 : 0, failed: 0, failures: [], files: [] },
    ),
  }
}

function buildCommand(run: TestRun, suite: Suite, reportPath: string): Command {
  if (suite.runner === "jest") return buildJestCommand(run, suite, reportPath)
  if (suite.runner === "playwright") return buildPlaywrightCommand(run, suite, reportPath)
  if (suite.runner === "chaos") return { args: ["tools/chaos.ts", "--reduced", "--only", "kill"] }
  return { program: "npm", args: ["run", "--silent", `check:${suite.name}`] }
}

function buildJestCommand({ files }: TestRun, suite: Suite, reportPath: string): Command {
  return {
    args: [
      "--experimental-vm-modules",
      "--disable-warning=ExperimentalWarning",
      // Parsed pages survive many minor garbage collections, each of which would copy them.
      "--max-semi-space-size=64",
      programs.jest,
      "--selectProjects",
      suite.name,
      "--json",
      `--outputFile=${reportPath}`,
      suite.workers ? `--maxWorkers=${suite.workers}` : "--runInBand",
      ...(files.length > 0 ? [`--testPathPatterns=${files.join("|")}`, "--passWithNoTests"] : []),
    ],
    parse: parseJestReport,
  }
}

function buildPlaywrightCommand({ files }: TestRun, suite: Suite, reportPath: string): Command {
  const config = `tests/${suite.name}/playwright.config.ts`
  return {
    args: [programs.playwright, "test", "-c", config, "--reporter=list,json", ...files],
    env: {
      CHROMIUM_PATH: requireHeadlessChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath,
      // Node.js itself strips the types, in a third of the processor time of Playwright's loader.
      PW_DISABLE_TS_ESM: "1",
    },
    parse: parsePlaywrightReport,
  }
}

/** Builds the result of a suite that could not start: one failure. */
export function buildFailedSuiteResult(name: string): SuiteResult {
  return { name, seconds: 0, cpuSeconds: null, passed: 0, failed: 1, failures: [], files: [] }
}

/**
 * Returns the report of a program that exited with `exitCode`. An exit code other than 0 without a
 * failed test in the report, and a report that cannot be parsed, count as one failure.
 */
export function resolveReport(exitCode: number, parse: () => TestReport): TestReport {
  try {
    const report = parse()
    return exitCode !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report
  } catch {
    return { passed: 0, failed: 1, failures: [], files: [] }
  }
}

/** Parses CPU seconds from the shell's `times`: two lines such as `0m1.5s 0m0.2s`. */
export function parseTimes(text: string): number {
  const times = [...text.matchAll(/(\d+)m([\d.]+)s/g)]
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}
