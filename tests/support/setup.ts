import "@testing-library/jest-dom/jest-globals"
import { afterEach, beforeEach, expect, jest } from "@jest/globals"

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
