import { describe, expect, it } from "@jest/globals"
import { parseChoice } from "./run-check.ts"

describe("flags of the cluster check", () => {
  it("selects every check, with an hour of mixed load, by default", () => {
    const { chosen, minutes } = parseChoice([])
    expect(minutes).toBe(60)
    expect(chosen.map(({ name }) => name)).toContain("mixed load")
    expect(chosen.at(-1)?.name).toBe("freshness")
  })

  it("selects the check of --only, for the time of --minutes", () => {
    const { chosen, minutes } = parseChoice(["--only", "mixed", "--minutes", "1.5"])
    expect([chosen.map(({ name }) => name), minutes]).toEqual([["mixed load"], 1.5])
  })

  it.each([
    [["--only", "nothing"], "the checks are: headers, "],
    [["--minutes", "soon"], 'not "soon"'],
    [["--minutes", "0"], 'not "0"'],
    [["--hours", "1"], "The flags are --minutes N and --only NAME."],
  ])("rejects %j with a message", (args, message) => {
    expect(() => parseChoice(args)).toThrow(message)
  })
})
