import { wantedHtml, xssPayloads } from "./xss-payloads.ts"

/** Matches elements that swallow all following markup unless they are closed. */
const swallowers =
  /<(?:script|style|textarea|xmp|plaintext|title|iframe|noembed|noframes|noscript|option|select|!|\?)|<im\0|[^>]"$/i

/** The payloads without NUL, which a database cannot store; the swallowing ones come last. */
export const storedPayloads = xssPayloads
  .map((payload) => payload.replaceAll("\0", ""))
  .sort((a, b) => Number(swallowers.test(a)) - Number(swallowers.test(b)))

/** All payloads joined into one text. */
export const everyPayload = storedPayloads.join(" ")

/** Packs the payloads into texts of at most `maxLength` characters, without longer payloads. */
export function buildPackedPayloads(maxLength: number): string[] {
  const packs: string[] = []
  for (const payload of storedPayloads.filter(({ length }) => length <= maxLength)) {
    const last = packs.at(-1)
    if (last !== undefined && last.length + payload.length < maxLength) {
      packs[packs.length - 1] = `${last} ${payload}`
    } else packs.push(payload)
  }
  return packs
}

/** Returns HTML with a payload beside formatting that the sanitiser has to preserve. */
export const attackingHtml = (attack: string) => `${wantedHtml.html}${attack}`

/** Matches words, HTML and URLs, but not names of records, colours and options. */
const looksWritten = /[\s<>]|^[A-Z]|^https?:|^\//

/** Returns the settings with payloads in every text, or only in those that an editor writes. */
export function buildAttackSettings(settings: unknown, onlyWritten: boolean): unknown {
  if (typeof settings === "string") {
    if (onlyWritten && !looksWritten.test(settings)) return settings
    return settings.startsWith("<") ? attackingHtml(everyPayload) : `${settings}${everyPayload}`
  }
  if (Array.isArray(settings)) return settings.map((each) => buildAttackSettings(each, onlyWritten))
  if (typeof settings !== "object" || settings === null) return settings
  return Object.fromEntries(
    Object.entries(settings).map(([name, each]) => [name, buildAttackSettings(each, onlyWritten)]),
  )
}
