import "@testing-library/jest-dom/jest-globals"
import { afterEach, beforeEach, expect, jest } from "@jest/globals"

/** Many tests walk through whole pages or a real database; a busy machine may take its time. */
jest.setTimeout(300_000)
if ("document" in globalThis) {
  const { configure } = await import("@testing-library/react")
  configure({ asyncUtilTimeout: 20_000 })
}

/** What the code complained about during a test; a test that expects complaints empties it. */
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
