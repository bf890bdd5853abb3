const scriptElement = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi
const linkElement = /<link\b[^>]*>/gi

/** Removes every script from an HTML page, and the hints that preload scripts. */
export function removeScripts(html: string): string {
  return html
    .replace(scriptElement, "")
    .replace(linkElement, (link) => (isScriptHint(link) ? "" : link))
}

/** Removes the entries that preload scripts from a `Link` header; null when none remains. */
export function removeScriptHints(header: string): string | null {
  const remaining = header.split(/,(?=\s*<)/).filter((entry) => !isScriptHint(entry))
  return remaining.length > 0 ? remaining.join(",").trim() : null
}

function isScriptHint(hint: string): boolean {
  return /\bas=["']?script\b/i.test(hint) || /\brel=["']?modulepreload\b/i.test(hint)
}
