import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"
import { text } from "node:stream/consumers"

/** Where the owner reads and types. */
export type Terminal = {
  /** Whether a person is there who can be asked. */
  isAttended: boolean
  /** A line of the answer, on standard output. */
  print: (line: string) => void
  /** A line about the work, on standard error. */
  note: (line: string) => void
  /** Shows how far the work is, in place of what it showed last; "" takes it away. */
  showProgress: (line: string) => void
  /** What the owner types; empty when the owner leaves. */
  ask: (question: string) => Promise<string>
  /** The same without showing it. */
  askSecret: (question: string) => Promise<string>
  /** What another program hands over on standard input. */
  readInput: () => Promise<string>
}

/** The terminal this program was started in. */
export function openTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  const isAttended = stdin.isTTY === true && stderr.isTTY === true
  // Who reads the answer may stop reading before its end.
  for (const stream of [stdout, stderr]) stream.on("error", () => {})
  return {
    isAttended,
    print: (line) => void stdout.write(`${tame(line)}\n`),
    note: (line) => void stderr.write(`${tame(line)}\n`),
    showProgress(line) {
      if (stderr.isTTY) stderr.write(`\r\x1b[K${line.slice(0, (stderr.columns ?? 80) - 1)}`)
    },
    ask: (question) => askAt(question, stderr),
    async askSecret(question) {
      stderr.write(question)
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
      const answer = await askAt("", nowhere)
      stderr.write("\n")
      return answer
    },
    readInput: () => text(stdin),
  }
}

async function askAt(question: string, output: NodeJS.WritableStream): Promise<string> {
  const reader = createInterface({ input: process.stdin, output, terminal: true })
  const hasLeft = new Promise<string>((settle) => {
    reader.once("SIGINT", () => settle(""))
    reader.once("close", () => settle(""))
  })
  try {
    return await Promise.race([reader.question(question), hasLeft])
  } finally {
    reader.close()
  }
}

/** What customers typed must not steer the owner's terminal. */
function tame(text: string): string {
  return text.replace(/\p{Cc}/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : "\ufffd"))
}
