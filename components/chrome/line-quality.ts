/** Quality of the network connection. Browsers without the API count as good. */
export type LineQuality = { savesData: boolean; isSlow: boolean }

/** Returns whether the user saves data (Save-Data, reduced data) and whether the network is 2G. */
export function getLineQuality(browser: Navigator = navigator): LineQuality {
  const wantsLess = globalThis.matchMedia?.("(prefers-reduced-data: reduce)").matches ?? false
  const connection: unknown = "connection" in browser ? browser.connection : null
  if (typeof connection !== "object" || connection === null) {
    return { savesData: wantsLess, isSlow: false }
  }
  const savesData = wantsLess || ("saveData" in connection && connection.saveData === true)
  const type = "effectiveType" in connection ? String(connection.effectiveType) : ""
  return { savesData, isSlow: type.endsWith("2g") }
}
