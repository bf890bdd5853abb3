import { z } from "zod"

/** How many tests of a suite held and how many did not. */
export type Tally = { passed: number; failed: number }

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  errors: z.array(z.unknown()).default([]),
})

/** What jest's `--json` report says; a test file that could not run counts as one failure. */
export function parseJestTally(report: string): Tally {
  const told = jestReport.parse(JSON.parse(report))
  const failed = told.numFailedTests + told.numRuntimeErrorTestSuites
  return { passed: told.numPassedTests, failed }
}

/** What Playwright's json report says; an error outside of any test counts as one failure. */
export function parsePlaywrightTally(report: string): Tally {
  const { stats, errors } = playwrightReport.parse(JSON.parse(report))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/**
 * The tally of a program that ended with `exitCode`: a bad end that its report does not explain,
 * and a report that cannot be read, count as one failure.
 */
export function resolveTally(exitCode: number, parse: () => Tally): Tally {
  try {
    const tally = parse()
    return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
  } catch {
    return { passed: 0, failed: 1 }
  }
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  )
}

/** The line that people and machines read: `12 passed, 0 failed`. */
export function formatTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}
