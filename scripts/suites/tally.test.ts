import { describe, expect, it } from "@jest/globals"
import { parseCheckSteps } from "#scripts/suites/check-steps.ts"
import {
  addTallies,
  formatTally,
  parseJestTally,
  parsePlaywrightTally,
  resolveTally,
} from "#scripts/suites/tally.ts"

const jestReport = (change = {}) =>
  JSON.stringify({
    ...{ numPassedTests: 8, numFailedTests: 1, numRuntimeErrorTestSuites: 0 },
    ...change,
  })

describe("the closing line", () => {
  it("sums all suites", () => {
    const sum = addTallies([
      { passed: 8, failed: 1 },
      { passed: 4, failed: 0 },
    ])
    expect(formatTally(sum)).toBe("12 passed, 1 failed")
  })

  it("counts a test file that could not run as a failure", () => {
    expect(parseJestTally(jestReport({ numRuntimeErrorTestSuites: 2 }))).toEqual({
      ...{ passed: 8, failed: 3 },
    })
  })

  it("counts a journey that held on its second try as passed, and a broken set-up as failed", () => {
    const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 }
    const report = JSON.stringify({ stats, errors: [{ message: "no browser" }] })
    expect(parsePlaywrightTally(report)).toEqual({ passed: 6, failed: 3 })
  })

  it("never calls a suite that ended badly or without a report a success", () => {
    expect(resolveTally(1, () => ({ passed: 3, failed: 0 }))).toEqual({ passed: 3, failed: 1 })
    expect(resolveTally(0, () => parseJestTally(""))).toEqual({ passed: 0, failed: 1 })
  })
})

describe("npm run check", () => {
  it("is taken apart into the scripts it chains", () => {
    const manifest = {
      scripts: {
        check: "npm run check:types && npm run test:unit",
        "check:types": "tsc --noEmit",
        "test:unit": "node node_modules/jest/bin/jest.js --selectProjects unit",
      },
    }
    expect(parseCheckSteps(JSON.stringify(manifest))).toEqual([
      { name: "check:types", command: "tsc --noEmit", isJest: false },
      { name: "test:unit", command: manifest.scripts["test:unit"], isJest: true },
    ])
  })

  it("is refused when it is not such a chain", () => {
    expect(() => parseCheckSteps('{"scripts":{"check":"tsc"}}')).toThrow(/must chain/)
  })
})
