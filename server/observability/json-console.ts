import { format } from "node:util"
import { log } from "#lib/log.ts"
import { isReportedError } from "#lib/observability/reported-errors.ts"
import { redactUrls } from "#lib/observability/span-redaction.ts"

/** Next's prefix of an error of which it notifies the app as well (instrumentation.ts). */
const notifiedPrefix = "⨯"

/** Redirects the console to the log: whatever Next and the packages print becomes a JSON line. */
export function registerJsonConsole(): void {
  console.error = (...values: unknown[]) => {
    if (!hasNotifiedPrefix(values) && !values.some(isReportedError)) printLog("error", values)
  }
  console.warn = (...values: unknown[]) => printLog("warn", values)
  console.log = (...values: unknown[]) => printLog("info", values)
  console.info = console.log
}

function hasNotifiedPrefix(values: readonly unknown[]): boolean {
  return typeof values[0] === "string" && values[0].includes(notifiedPrefix)
}

function printLog(level: "error" | "warn" | "info", values: readonly unknown[]): void {
  const error = values.find((value) => value instanceof Error)
  const text = redactUrls(format(...values.filter((value) => value !== error)).trim())
  log[level](error ? { err: error } : {}, text || "console: empty message")
}
