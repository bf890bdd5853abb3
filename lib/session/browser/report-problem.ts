/** Logs a handled problem in the browser's console, without personal data. */
export function reportProblem(what: string, fault?: unknown): void {
  console.warn(`Curlew: ${what}`, fault instanceof Error ? fault.name : "")
}
