/** Logs a handled problem in the browser's console, without personal data. */
export function reportProblem(what: string, error?: unknown): void {
  console.warn(`Curlew: ${what}`, error instanceof Error ? error.name : "")
}
