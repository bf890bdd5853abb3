import { describe, expect, it } from "@jest/globals"
import { parseTimes, resolveReport } from "#scripts/suites/run-suite.ts"
import { parseTestArgs, resolvePhases, suiteNames } from "#scripts/suites/suites.ts"
import { parseJestReport, parsePlaywrightReport } from "#scripts/suites/test-report.ts"

const jestFile = (change = {}) => ({
  name: "/shop/lib/money.test.ts",
  startTime: 1000,
  endTime: 3500,
  assertionResults: [
    { fullName: "adds money", status: "passed" },
    { fullName: "adds any two amounts @every-state", status: "passed" },
    { fullName: "is left out @large", status: "pending" },
  ],
  ...change,
})
const jestReport = (change = {}) =>
  JSON.stringify({
    numPassedTests: 8,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 0,
    testResults: [jestFile()],
    ...change,
  })

describe("parseJestReport", () => {
  it("counts a test file that could not run as a failure", () => {
    const { passed, failed } = parseJestReport(
      jestReport({ numRuntimeErrorTestSuites: 2 }),
      "/shop",
    )
    expect([passed, failed]).toEqual([8, 3])
  })

  it("lists the tests that failed, and the files that could not run", () => {
    const failing = { fullName: "adds money", status: "failed", failureMessages: ["not 3"] }
    const testResults = [
      jestFile({ assertionResults: [failing], message: "1 failed" }),
      jestFile({ name: "/shop/lib/tax.test.ts", assertionResults: [], message: "cannot parse" }),
    ]
    expect(parseJestReport(jestReport({ testResults }), "/shop").failures).toEqual([
      { title: "lib/money.test.ts › adds money", message: "not 3" },
      { title: "lib/tax.test.ts", message: "cannot parse" },
    ])
  })

  it("returns each file's duration, tests that ran, and tests that are full only", () => {
    expect(parseJestReport(jestReport(), "/shop").files).toEqual([
      { path: "lib/money.test.ts", seconds: 2.5, cases: 2, fullOnly: { "@every-state": 1 } },
    ])
  })

  it("counts all tests of a file that the core tier does not load as full only", () => {
    const testResults = [jestFile({ name: "/shop/tools/bench/a.test.ts" })]
    const { files } = parseJestReport(jestReport({ testResults }), "/shop")
    expect(files[0]?.fullOnly).toEqual({ "@every-state": 1, "@tools": 1 })
  })
})

describe("parsePlaywrightReport", () => {
  const runOn = (projectName: string, messages: string[] = []) => ({
    projectName,
    status: messages.length > 0 ? "unexpected" : "expected",
    results: [{ duration: 1500, errors: messages.map((message) => ({ message })) }],
  })
  const report = JSON.stringify({
    config: { rootDir: "/shop/tests/e2e" },
    stats: { expected: 6, unexpected: 2 },
    errors: [{ message: "no browser" }],
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: "a cart is filled",
                file: "cart.journey.ts",
                tags: ["phone-repeat"],
                tests: [runOn("desktop"), runOn("phone", ["no\u001b[31m cart"])],
              },
            ],
          },
        ],
      },
    ],
  })

  it("counts a broken set-up as a failure", () => {
    const { passed, failed } = parsePlaywrightReport(report, "/shop")
    expect([passed, failed]).toEqual([6, 3])
  })

  it("lists the tests that failed, with the runner's messages without ANSI colours", () => {
    expect(parsePlaywrightReport(report, "/shop").failures).toEqual([
      { title: "tests/e2e", message: "no browser" },
      { title: "[phone] tests/e2e/cart.journey.ts › a cart is filled", message: "no cart" },
    ])
  })

  it("sums the durations of a file and counts a repetition on the phone as full only", () => {
    const { files } = parsePlaywrightReport(report, "/shop")
    const path = "tests/e2e/cart.journey.ts"
    expect(files).toEqual([{ path, seconds: 3, cases: 2, fullOnly: { "@phone-repeat": 1 } }])
  })
})

describe("resolveReport", () => {
  it("counts a suite with a failing exit code or without a report as failed", () => {
    const report = { passed: 3, failed: 0, failures: [], files: [] }
    expect(resolveReport(1, () => report)).toEqual({ ...report, failed: 1 })
    expect(resolveReport(0, () => parseJestReport("", "/")).failed).toBe(1)
  })
})

describe("parseTimes", () => {
  it("sums the user and system time of the shell and its child processes", () => {
    expect(parseTimes("0m0.010s 0m0.020s\n1m2.500s 0m1.000s\n")).toBeCloseTo(63.53)
  })
})

describe("the phases of a test run", () => {
  it("contain every suite once in the full tier", () => {
    const names = resolvePhases("full", null)
      .flat(2)
      .map(({ name }) => name)
    expect(names.toSorted()).toEqual(suiteNames.toSorted())
  })

  it("omit failure injection from the core tier, which needs no nginx and no Redis", () => {
    const runners = resolvePhases("core", null)
      .flat(2)
      .map(({ runner }) => runner)
    expect(runners).not.toContain("chaos")
  })

  it("contain pages and pages-own for --only pages", () => {
    const names = resolvePhases("core", "pages").flat(2)
    expect(names.map(({ name }) => name)).toEqual(["pages", "pages-own"])
  })
})

describe("parseTestArgs", () => {
  it("parses a suite, file filters and the flag for a reusable shop", () => {
    expect(parseTestArgs(["--only", "pages", "--keep", "--", "cart"])).toEqual({
      tier: "core",
      only: "pages",
      files: ["cart"],
      isShopReusable: true,
      isStopping: false,
    })
  })

  it("parses the flag of the full tier", () => {
    expect(parseTestArgs(["--full"])).toMatchObject({ tier: "full", only: null })
  })

  it.each([
    [["--only", "elsewhere"], /--only takes one of types, .*not "elsewhere"/],
    [["--fast"], /--fast.*Try: npm test/s],
    [["cart"], /need --only SUITE/],
    [["--keep"], /need --only SUITE/],
  ])("rejects %j with a message", (args, message) => {
    expect(() => parseTestArgs(args)).toThrow(message)
  })
})
