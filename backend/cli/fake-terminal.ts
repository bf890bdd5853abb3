import type { Terminal } from "./terminal.ts"

export type FakeTerminal = Terminal & {
  /** What was printed, line by line. */
  printed: string[]
  noted: string[]
  shown: string[]
}

/**
 * Builds a terminal in memory, for tests. With `replies` it is interactive and returns them in
 * order; without them it is not. `input` is the standard input.
 */
export function buildFakeTerminal({
  replies,
  input = "",
}: {
  replies?: readonly string[]
  input?: string
} = {}): FakeTerminal {
  const waiting = [...(replies ?? [])]
  const [printed, noted, shown]: [string[], string[], string[]] = [[], [], []]
  const prompt = async (question: string) => {
    noted.push(question)
    return waiting.shift() ?? ""
  }
  return {
    printed,
    noted,
    shown,
    prompt,
    promptSecret: prompt,
    isAttended: replies !== undefined,
    print: (line) => void printed.push(...line.split("\n")),
    note: (line) => void noted.push(...line.split("\n")),
    showProgress: (line) => void shown.push(line),
    readInput: async () => input,
  }
}
