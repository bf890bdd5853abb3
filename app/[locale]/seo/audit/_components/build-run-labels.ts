/** What the button of the audit and its progress say; names in braces are filled in as it runs. */
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

type Translate = {
  (key: string): string
  raw: (key: string) => unknown
}

/** The texts of an audit under way, ready for the browser. */
export function buildRunLabels(t: Translate, hasResult: boolean): RunLabels {
  const raw = (key: string) => String(t.raw(`run.${key}`))
  return {
    start: t(hasResult ? "run.again" : "run.start"),
    ...{ stop: t("run.stop"), progress: t("run.label"), starting: t("run.starting") },
    ...{ reading: raw("reading"), found: raw("found") },
    ...{ done: t("run.done"), stopped: t("run.stopped"), signedOut: t("run.signedOut") },
    failedAddresses: t("run.failedAddresses"),
    failedBroken: t("run.failedBroken"),
    failedConnection: t("run.failedConnection"),
    withoutScripts: t("run.withoutScripts"),
  }
}
