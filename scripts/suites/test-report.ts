import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { z } from "zod"
import { type FullOnlyTag, findFullOnlyTag } from "#tests/tiers.ts"

/** Result of one test file. `fullOnly` counts its tests that only the full tier runs. */
export type FileResult = {
  path: string
  seconds: number
  cases: number
  fullOnly: Partial<Record<FullOnlyTag, number>>
}

/** A test that failed, or a file that could not run: path and title, and the runner's message. */
export type Failure = { title: string; message: string }

/** Counts of passed and failed tests of a suite, its failures, and the result of each file. */
export type TestReport = {
  passed: number
  failed: number
  failures: Failure[]
  files: FileResult[]
}

const error = z.object({ message: z.string().default("") })

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tags: z.array(z.string()).default([]),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ duration: z.number(), errors: z.array(error).default([]) })),
    }),
  ),
})

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
  errors: z.array(error).default([]),
  suites: z.array(playwrightSuite).default([]),
})

/** Parses Jest's `--json` report. A test file that could not run counts as one failure. */
export function parseJestReport(text: string, root: string): TestReport {
  const report = jestReport.parse(JSON.parse(text))
  const files = report.testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const path = relative(root, name)
    const titles = assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName }) => fullName)
    return {
      path,
      seconds: (endTime - startTime) / 1000,
      cases: titles.length,
      fullOnly: countTags(titles.map((title) => findFullOnlyTag(title, path))),
    }
  })
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  const failures = report.testResults.flatMap((file) => listJestFailures(file, root))
  return { passed: report.numPassedTests, failed, failures, files }
}

type JestFile = z.infer<typeof jestReport>["testResults"][number]

function listJestFailures({ name, message, assertionResults }: JestFile, root: string): Failure[] {
  const path = relative(root, name)
  const failed = assertionResults.filter(({ status }) => status === "failed")
  if (failed.length === 0 && message !== "") return [buildFailure([path], message)]
  return failed.map(({ fullName, failureMessages }) =>
    buildFailure([path, fullName], failureMessages.join("\n")),
  )
}

function buildFailure(titles: readonly string[], message: string): Failure {
  return { title: titles.join(" › "), message: stripVTControlCharacters(message) }
}

/** Parses Playwright's JSON report. An error outside of any test counts as one failure. */
export function parsePlaywrightReport(text: string, root: string): TestReport {
  const report = playwrightReport.parse(JSON.parse(text))
  const folder = relative(root, report.config.rootDir)
  const specs = report.suites.flatMap(listSpecs)
  const files = [...new Set(specs.map(({ file }) => file))].map((file) => {
    const path = `${folder}/${file}`
    const runs = specs
      .filter((spec) => spec.file === file)
      .flatMap(({ tests, tags }) => tests.map((test) => ({ ...test, tags })))
    const milliseconds = runs.flatMap(({ results }) => results.map(({ duration }) => duration))
    return {
      path,
      seconds: milliseconds.reduce((sum, each) => sum + each, 0) / 1000,
      cases: runs.length,
      fullOnly: countTags(runs.map((run) => findFullOnlyTag(listTags(run), path))),
    }
  })
  const failures = [
    ...report.errors.map(({ message }) => buildFailure([folder], message)),
    ...specs.flatMap((spec) => listPlaywrightFailures(spec, folder)),
  ]
  const { expected, unexpected } = report.stats
  return { passed: expected, failed: unexpected + report.errors.length, failures, files }
}

type PlaywrightSpec = z.infer<typeof playwrightSpec>

function listPlaywrightFailures({ title, file, tests }: PlaywrightSpec, folder: string): Failure[] {
  return tests
    .filter(({ status }) => status === "unexpected")
    .map(({ projectName, results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
      return buildFailure([`[${projectName}] ${folder}/${file}`, title], messages.join("\n"))
    })
}

/** Returns the tags of a run. `phone-repeat` applies on the phone only; core runs the desktop. */
function listTags({ tags, projectName }: { tags: string[]; projectName: string }): string {
  const isRepeated = (tag: string) => tag === "phone-repeat" && !projectName.startsWith("phone")
  return tags
    .filter((tag) => !isRepeated(tag))
    .map((tag) => `@${tag}`)
    .join(" ")
}

function listSpecs(suite: z.infer<typeof playwrightSuite>): PlaywrightSpec[] {
  return [...suite.specs, ...suite.suites.flatMap(listSpecs)]
}

function countTags(tags: readonly (FullOnlyTag | null)[]): FileResult["fullOnly"] {
  const counts: FileResult["fullOnly"] = {}
  for (const tag of tags) if (tag) counts[tag] = (counts[tag] ?? 0) + 1
  return counts
}
