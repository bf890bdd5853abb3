import { resolveByteRange } from "./byte-range.ts"

describe("the Range header of a video request", () => {
  it.each([
    ["bytes=0-9", { start: 0, end: 9 }],
    ["bytes=990-", { start: 990, end: 999 }],
    ["bytes=990-5000", { start: 990, end: 999 }],
    ["bytes=-5", { start: 995, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
    ["bytes=1000-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=9-3", "whole"],
    ["bytes=-", "whole"],
    ["bytes=0-1,5-6", "whole"],
    ["lines=1-2", "whole"],
    [undefined, "whole"],
  ])("%s of 1,000 bytes resolves to %j", (header, range) => {
    expect(resolveByteRange(header, 1_000)).toEqual(range)
  })
})
