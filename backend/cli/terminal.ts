import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"
import { text } from "node:stream/consumers"

/** The owner's terminal. */
export type Terminal = {
  /** True if a person can reply to prompts. */
  isAttended: boolean
  /** Prints a line of the result to standard output. */
  print: (line: string) => void
  /** Prints a line about the progress or an error to standard error. */
  note: (line: string) => void
  /** Shows the progress in place of the last one; "" clears it. */
  showProgress: (line: string) => void
  /** Prompts for a line; returns "" if the owner aborts. */
  prompt: (question: string) => Promise<string>
  /** Like `prompt`, without echo. */
  promptSecret: (question: string) => Promise<string>
  /** Reads standard input to its end. */
  readInput: () => Promise<string>
}

/** Opens the terminal of this process. */
export function openTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  const isAttended = stdin.isTTY === true && stderr.isTTY === true
  // A reader such as `head` may close the pipe before the end of the output: ignore EPIPE.
  for (const stream of [stdout, stderr]) stream.on("error", () => {})
  return {
    isAttended,
    print: (line) => void stdout.write(`${tame(line)}\n`),
    note: (line) => void stderr.write(`${tame(line)}\n`),
    showProgress(line) {
      if (stderr.isTTY) stderr.write(`\r\x1b[K${line.slice(0, (stderr.columns ?? 80) - 1)}`)
    },
    prompt: (question) => promptOn(question, stderr),
    async promptSecret(question) {
      stderr.write(question)
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
      const reply = await promptOn("", nowhere)
      stderr.write("\n")
      return reply
    },
    readInput: () => text(stdin),
  }
}

async function promptOn(question: string, output: NodeJS.WritableStream): Promise<string> {
  const reader = createInterface({ input: process.stdin, output, terminal: true })
  const hasLeft = new Promise<string>((resolve) => {
    reader.once("SIGINT", () => resolve(""))
    reader.once("close", () => resolve(""))
  })
  try {
    return await Promise.race([reader.question(question), hasLeft])
  } finally {
    reader.close()
  }
}

/** Replaces control characters, since text from customers must not control the owner's terminal. */
function tame(text: string): string {
  return text.replace(/\p{Cc}/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : "\ufffd"))
}
