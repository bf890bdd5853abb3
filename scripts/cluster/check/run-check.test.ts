import { describe, expect, it } from "@jest/globals"
import { parseChoice } from "./run-check.ts"

describe("what is to be measured of a cluster", () => {
  it("is everything, with an hour of mixed load", () => {
    const { chosen, minutes } = parseChoice([])
    expect(minutes).toBe(60)
    expect(chosen.map(({ name }) => name)).toContain("mixed load")
    expect(chosen.at(-1)?.name).toBe("freshness")
  })

  it("is what --only names, for as long as --minutes says", () => {
    const { chosen, minutes } = parseChoice(["--only", "mixed", "--minutes", "1.5"])
    expect([chosen.map(({ name }) => name), minutes]).toEqual([["mixed load"], 1.5])
  })

  it.each([
    [["--only", "nothing"], "the checks are: headers, "],
    [["--minutes", "soon"], 'not "soon"'],
    [["--minutes", "0"], 'not "0"'],
    [["--hours", "1"], "The flags are --minutes N and --only NAME."],
  ])("is refused with a sentence for %j", (args, sentence) => {
    expect(() => parseChoice(args)).toThrow(sentence)
  })
})
