import { format } from "node:util"
import { hideInAddresses } from "#lib/contract/watch/hide-words.ts"
import { log } from "#lib/log.ts"
import { isTold } from "#lib/watch/told-faults.ts"

/** Next's prefix of an error of which it notifies the app as well (instrumentation.ts). */
const mark = "⨯"

/** Redirects the console to the log: whatever Next and the packages print becomes a JSON line. */
export function speakJson(): void {
  console.error = (...words: unknown[]) => {
    if (!isMarked(words) && !words.some(isTold)) say("error", words)
  }
  console.warn = (...words: unknown[]) => say("warn", words)
  console.log = (...words: unknown[]) => say("info", words)
  console.info = console.log
}

function isMarked(words: readonly unknown[]): boolean {
  return typeof words[0] === "string" && words[0].includes(mark)
}

function say(level: "error" | "warn" | "info", words: readonly unknown[]): void {
  const fault = words.find((word) => word instanceof Error)
  const text = hideInAddresses(format(...words.filter((word) => word !== fault)).trim())
  log[level](fault ? { err: fault } : {}, text || "said by a package")
}
