import type { ParsedHeading } from "./page-report.ts"

/** `second`: another first-level heading; `skipped`: a level is missing before it. */
export type OutlineProblem = "empty" | "second" | "skipped"
export type OutlineLine = ParsedHeading & { problem: OutlineProblem | null }

export type Outline = {
  lines: readonly OutlineLine[]
  /** Whether there is a first-level heading with text. */
  hasTop: boolean
}

/**
 * Returns the headings of a page in order, each with the problem that makes the outline hard to
 * follow.
 */
export function validateOutline(headings: readonly ParsedHeading[]): Outline {
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
