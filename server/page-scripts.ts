import { log } from "#lib/log.ts"
import { retryScript } from "#lib/retry-script.ts"
import { buildScriptHash } from "#lib/script-hash.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import { visitLoader } from "./watch/visit-script.ts"

/** Inline scripts that run; structured data, which does not, says its type. */
const inlineScript = /<script>(.*?)<\/script>/gs
/** Our own, to the letter. */
const ownScripts = new Set([
  themeScript,
  retryScript,
  `${themeScript};${retryScript}`,
  visitLoader.replace(/^<script>|<\/script>$/g, ""),
])
/** What the framework writes: data that is handed over. There is no call in it but that one. */
const flightData =
  /^(?:(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((?:[\w[\]{},:.+-]|"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*')*\)(?:;|$))+$/s
/** Where one script with such data ends and the next begins. */
const betweenFlightData = /(?<=\]\))<\/script><script>(?=self\.__next_f\.push\(\[)/g

/** The page's HTML with the framework's data in one script, so that one hash lets it in. */
export function joinFlightData(html: string): string {
  return html.replace(betweenFlightData, ";")
}

/**
 * What a content security policy says to let in the inline scripts of a page: the shop's own and the
 * framework's data. Any other was not meant to be there; it is left out and logged.
 */
export function listScriptHashes(html: string): string[] {
  const scripts = new Set([...html.matchAll(inlineScript)].map(([, script = ""]) => script))
  return [...scripts].filter(isKnown).map(buildScriptHash)
}

function isKnown(script: string): boolean {
  if (ownScripts.has(script) || flightData.test(script)) return true
  log.warn({ script: script.slice(0, 80) }, "a page has an inline script that its policy blocks")
  return false
}
