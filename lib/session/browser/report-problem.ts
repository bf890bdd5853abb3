/** Notes in the browser's console something that went wrong and was got over. Holds nothing personal. */
export function reportProblem(what: string, fault?: unknown): void {
  console.warn(`Curlew: ${what}`, fault instanceof Error ? fault.name : "")
}
