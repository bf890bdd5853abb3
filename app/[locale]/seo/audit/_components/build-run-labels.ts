import type { TextsOf } from "#lib/i18n/texts-of.ts"

/** Texts of the audit form and its progress; placeholders in braces are filled in while it runs. */
export type RunLabels = {
  start: string
  stop: string
  progress: string
  starting: string
  reading: string
  found: string
  done: string
  stopped: string
  failedAddresses: string
  failedBroken: string
  failedConnection: string
  signedOut: string
  withoutScripts: string
}

/** Maps each placeholder to itself, so that the browser can fill it in. */
const placeholders = {
  done: "{done}",
  total: "{total}",
  error: "{error}",
  warning: "{warning}",
  hint: "{hint}",
}

/** Builds the texts of a running audit for the client component. */
export function buildRunLabels(t: TextsOf<"audit">, hasResult: boolean): RunLabels {
  return {
    start: t(hasResult ? "run.again" : "run.start"),
    stop: t("run.stop"),
    progress: t("run.label"),
    starting: t("run.starting"),
    reading: t("run.reading", placeholders),
    found: t("run.found", placeholders),
    done: t("run.done"),
    stopped: t("run.stopped"),
    signedOut: t("run.signedOut"),
    failedAddresses: t("run.failedAddresses"),
    failedBroken: t("run.failedBroken"),
    failedConnection: t("run.failedConnection"),
    withoutScripts: t("run.withoutScripts"),
  }
}
