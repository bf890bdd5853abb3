import { describe, expect, it } from "@jest/globals"
import { parseTestArgs } from "#scripts/suites/parse-test-args.ts"
import { parseTimes, resolveReport } from "#scripts/suites/run-suite.ts"
import { resolvePhases, suiteNames } from "#scripts/suites/suites.ts"
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

  it("names the tests that failed, and the files that could not run", () => {
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

  it("gives each file's time, its cases that ran, and those that only the full tier runs", () => {
    expect(parseJestReport(jestReport(), "/shop").files).toEqual([
      { path: "lib/money.test.ts", seconds: 2.5, cases: 2, fullOnly: { "@every-state": 1 } },
    ])
  })

  it("counts all cases of a file that core does not load", () => {
    const testResults = [jestFile({ name: "/shop/scripts/bench/a.test.ts" })]
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

  it("names what failed, in the words of the runner without colours", () => {
    expect(parsePlaywrightReport(report, "/shop").failures).toEqual([
      { title: "tests/e2e", message: "no browser" },
      { title: "[phone] tests/e2e/cart.journey.ts › a cart is filled", message: "no cart" },
    ])
  })

  it("sums the time of a file and counts a phone's repetition as left out of core", () => {
    const { files } = parsePlaywrightReport(report, "/shop")
    const path = "tests/e2e/cart.journey.ts"
    expect(files).toEqual([{ path, seconds: 3, cases: 2, fullOnly: { "@phone-repeat": 1 } }])
  })
})

describe("resolveReport", () => {
  it("never calls a suite that ended badly or without a report a success", () => {
    const report = { passed: 3, failed: 0, failures: [], files: [] }
    expect(resolveReport(1, () => report)).toEqual({ ...report, failed: 1 })
    expect(resolveReport(0, () => parseJestReport("", "/")).failed).toBe(1)
  })
})

describe("parseTimes", () => {
  it("sums user and system time of the shell and its children", () => {
    expect(parseTimes("0m0.010s 0m0.020s\n1m2.500s 0m1.000s\n")).toBeCloseTo(63.53)
  })
})

describe("the phases of a run", () => {
  it("run every suite in the full tier, each once", () => {
    const names = resolvePhases("full", null)
      .flat(2)
      .map(({ name }) => name)
    expect(names.toSorted()).toEqual(suiteNames.toSorted())
  })

  it("leave fault injection out of core, which needs no nginx and no Redis", () => {
    const runners = resolvePhases("core", null)
      .flat(2)
      .map(({ runner }) => runner)
    expect(runners).not.toContain("chaos")
  })

  it("run one suite for --only, with the files that start shops of their own", () => {
    const names = resolvePhases("core", "pages").flat(2)
    expect(names.map(({ name }) => name)).toEqual(["pages", "pages-own"])
  })
})

describe("parseTestArgs", () => {
  it("takes a suite, parts of file names, and --keep", () => {
    expect(parseTestArgs(["--only", "pages", "--keep", "--", "cart"])).toEqual({
      tier: "core",
      only: "pages",
      files: ["cart"],
      isShopReusable: true,
      isStopping: false,
    })
  })

  it("takes the full tier", () => {
    expect(parseTestArgs(["--full"])).toMatchObject({ tier: "full", only: null })
  })

  it.each([
    [["--only", "elsewhere"], /--only takes one of types, .*not "elsewhere"/],
    [["--fast"], /--fast.*Try: npm test/s],
    [["cart"], /need --only SUITE/],
    [["--keep"], /need --only SUITE/],
  ])("refuses %j in a sentence", (args, message) => {
    expect(() => parseTestArgs(args)).toThrow(message)
  })
})
