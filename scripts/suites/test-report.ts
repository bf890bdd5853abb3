import { relative } from "node:path"
import { z } from "zod"
import { type FullOnlyTag, findFullOnlyTag } from "#tests/tiers.ts"

/** One test file of a finished suite. `fullOnly` counts its cases that only the full tier runs. */
export type FileResult = {
  path: string
  seconds: number
  cases: number
  fullOnly: Partial<Record<FullOnlyTag, number>>
}

/** How many tests of a suite passed and failed, and how long each of its files took. */
export type TestReport = { passed: number; failed: number; files: FileResult[] }

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

const playwrightSpec = z.object({
  file: z.string(),
  tags: z.array(z.string()).default([]),
  tests: z.array(
    z.object({
      projectName: z.string(),
      results: z.array(z.object({ duration: z.number() })),
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
  errors: z.array(z.unknown()).default([]),
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
  return { passed: report.numPassedTests, failed, files }
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
  const { expected, unexpected } = report.stats
  return { passed: expected, failed: unexpected + report.errors.length, files }
}

/** A repetition on a phone is what core leaves out; at the desk the same test is part of core. */
function listTags({ tags, projectName }: { tags: string[]; projectName: string }): string {
  const isRepeated = (tag: string) => tag === "phone-repeat" && !projectName.startsWith("phone")
  return tags
    .filter((tag) => !isRepeated(tag))
    .map((tag) => `@${tag}`)
    .join(" ")
}

function listSpecs(suite: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...suite.specs, ...suite.suites.flatMap(listSpecs)]
}

function countTags(tags: readonly (FullOnlyTag | null)[]): FileResult["fullOnly"] {
  const counts: FileResult["fullOnly"] = {}
  for (const tag of tags) if (tag) counts[tag] = (counts[tag] ?? 0) + 1
  return counts
}
