import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@jest/globals"
import { listExcludedPaths } from "#tests/tiers.ts"
import { resolveJestResult, resolveShopSuiteResult } from "#tools/mutations/catcher-results.ts"
import { listMutations, mutationTables } from "#tools/mutations/list-mutations.ts"
import { buildMutatedText } from "#tools/mutations/mutation.ts"

const root = join(import.meta.dirname, "../..")
const mutations = listMutations()

/** Applies the mutation in memory and returns its error message, or an empty list. */
function listProblems(mutation: (typeof mutations)[number]): string[] {
  const path = join(root, mutation.file)
  if (!existsSync(path)) return [`${mutation.name}: ${mutation.file} is not there`]
  const text = readFileSync(path, "utf8")
  try {
    return buildMutatedText(text, mutation) === text ? [`${mutation.name} changes nothing`] : []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

describe("the mutations", () => {
  it("each match exactly one position in the current code", () => {
    expect(mutations.flatMap(listProblems)).toEqual([])
  })

  it("each name a test file that the core tier runs", () => {
    const excluded = listExcludedPaths("core")
    const missing = mutations.filter(({ caughtBy: { file } }) => {
      return !existsSync(join(root, file)) || excluded.some((path) => file.startsWith(path))
    })
    expect(missing.map(({ name, caughtBy }) => `${name}: ${caughtBy.file}`)).toEqual([])
  })

  it("have unique names and cover every layer of the project", () => {
    const names = mutations.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    const layers = new Set(mutations.map(({ file }) => file.split("/")[0]))
    const expectedLayers = [
      "app",
      "backend",
      "components",
      "lib",
      "middleware.ts",
      "scripts",
      "server",
      "worker",
    ]
    expect([...layers].sort()).toEqual(expectedLayers)
    expect(mutationTables.filter((table) => table.mutations.length === 0)).toEqual([])
  })
})

describe("the result of a mutation", () => {
  const file = "lib/money.test.ts"
  const report = (statuses: readonly string[]) => ({
    testResults: [
      {
        name: join(root, file),
        message: "Cannot find module\nat money.ts",
        assertionResults: statuses.map((status) => ({ status, fullName: `a ${status} test` })),
      },
    ],
  })

  it("counts as caught if a test fails, not if a test file cannot run", () => {
    expect(resolveJestResult(report(["passed", "failed"]), file)).toEqual({
      kind: "failed",
      title: "a failed test",
    })
    expect(resolveJestResult(report(["passed", "pending"]), file).kind).toBe("passed")
    expect(resolveJestResult(report(["pending"]), file).kind).toBe("broken")
    expect(resolveJestResult(report([]), file)).toEqual({
      kind: "broken",
      title: "Cannot find module",
    })
    expect(resolveJestResult(null, file).kind).toBe("broken")
  })

  it("counts as caught if a suite fails, not if the shop does not start", () => {
    const failed = "  ● a page › fails\n\npages: 12 passed, 1 failed (3.0 s)\n12 passed, 1 failed\n"
    expect(resolveShopSuiteResult(1, failed)).toEqual({
      kind: "failed",
      title: "a page › fails",
    })
    expect(resolveShopSuiteResult(0, "12 passed, 0 failed").kind).toBe("passed")
    expect(resolveShopSuiteResult(1, "0 passed, 1 failed").kind).toBe("broken")
  })
})
