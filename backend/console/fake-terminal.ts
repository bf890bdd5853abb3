import type { Terminal } from "./terminal.ts"

export type FakeTerminal = Terminal & {
  /** What was printed, line by line. */
  printed: string[]
  noted: string[]
  shown: string[]
}

/**
 * A terminal in memory, for tests: with answers somebody sits there and gives them in turn, without
 * them nobody does. `input` is what another program hands over.
 */
export function buildFakeTerminal({
  answers,
  input = "",
}: {
  answers?: readonly string[]
  input?: string
} = {}): FakeTerminal {
  const waiting = [...(answers ?? [])]
  const [printed, noted, shown]: [string[], string[], string[]] = [[], [], []]
  const ask = async (question: string) => {
    noted.push(question)
    return waiting.shift() ?? ""
  }
  return {
    ...{ printed, noted, shown, ask, askSecret: ask },
    isAttended: answers !== undefined,
    print: (line) => void printed.push(...line.split("\n")),
    note: (line) => void noted.push(...line.split("\n")),
    showProgress: (line) => void shown.push(line),
    readInput: async () => input,
  }
}
