import "@testing-library/jest-dom/jest-globals"
import { afterEach, beforeEach, expect, jest } from "@jest/globals"

/** Many tests use whole pages or a real database, which are slow on a busy machine. */
jest.setTimeout(300_000)
if ("document" in globalThis) {
  const { configure } = await import("@testing-library/react")
  configure({ asyncUtilTimeout: 20_000 })
}

/** Calls of console.error during a test. Any call fails the test. */
let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  jest.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    complaints.push(args)
  })
})

afterEach(() => {
  jest.mocked(console.error).mockRestore?.()
  expect(complaints).toEqual([])
})
