/** Quality of the network connection. Browsers without the API count as good. */
export type ConnectionInfo = { savesData: boolean; isSlow: boolean }

/** Returns whether the user saves data (Save-Data, reduced data) and whether the network is 2G. */
export function getConnectionInfo(browser: Navigator = navigator): ConnectionInfo {
  const prefersReducedData =
    globalThis.matchMedia?.("(prefers-reduced-data: reduce)").matches ?? false
  const connection: unknown = "connection" in browser ? browser.connection : null
  if (typeof connection !== "object" || connection === null) {
    return { savesData: prefersReducedData, isSlow: false }
  }
  const savesData = prefersReducedData || ("saveData" in connection && connection.saveData === true)
  const type = "effectiveType" in connection ? String(connection.effectiveType) : ""
  return { savesData, isSlow: type.endsWith("2g") }
}
