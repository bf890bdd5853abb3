import type { ReadHeading } from "./page-report.ts"

/** `second`: another heading of the first level; `skipped`: a level was left out before it. */
export type OutlineProblem = "empty" | "second" | "skipped"
export type OutlineLine = ReadHeading & { problem: OutlineProblem | null }

export type Outline = {
  lines: readonly OutlineLine[]
  /** Whether there is a heading of the first level with words. */
  hasTop: boolean
}

/** The headings of a page in their order, with what makes its outline hard to follow. */
export function checkOutline(headings: readonly ReadHeading[]): Outline {
  let before = 0
  let tops = 0
  const lines = headings.map((heading): OutlineLine => {
    const { level, text } = heading
    const isSkipped = level > before + 1
    before = level
    if (text.trim() === "") return { ...heading, problem: "empty" }
    if (level === 1) tops++
    if (level === 1 && tops > 1) return { ...heading, problem: "second" }
    return { ...heading, problem: isSkipped ? "skipped" : null }
  })
  return { lines, hasTop: tops > 0 }
}
