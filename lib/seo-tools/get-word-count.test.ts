import { describe, expect, it } from "@jest/globals"
import { getWordCount } from "./get-word-count.ts"

describe("word count of a text", () => {
  it.each([
    ["", 0],
    ["One", 1],
    ["Two – words", 2],
    ["3D prints, made here.", 4],
    ["مزهرية من الخشب", 3],
  ])("counts the words between spaces: %j", (text, count) => {
    expect(getWordCount(text)).toBe(count)
  })

  it("segments scripts without spaces", () => {
    expect(getWordCount("私は花瓶を作る")).toBeGreaterThan(3)
    expect(getWordCount("私は花瓶を作る")).toBeLessThan(8)
  })
})
