import { wantedHtml, xssPayloads } from "./xss-payloads.ts"

/** Elements that keep everything behind them for themselves where they are not closed. */
const swallowers =
  /<(?:script|style|textarea|xmp|plaintext|title|iframe|noembed|noframes|noscript|option|select|!|\?)|<im\0|[^>]"$/i

/** The attacks as a database can keep them, those last that would swallow others. */
export const storedPayloads = xssPayloads
  .map((payload) => payload.replaceAll("\0", ""))
  .sort((a, b) => Number(swallowers.test(a)) - Number(swallowers.test(b)))

/** All attacks in one text. */
export const everyPayload = storedPayloads.join(" ")

/** Every attack, packed into texts of at most `most` characters; longer ones are left out. */
export function packPayloads(most: number): string[] {
  const packs: string[] = []
  for (const payload of storedPayloads.filter(({ length }) => length <= most)) {
    const last = packs.at(-1)
    if (last !== undefined && last.length + payload.length < most) {
      packs[packs.length - 1] = `${last} ${payload}`
    } else packs.push(payload)
  }
  return packs
}

/** HTML that attacks and has formatting that has to stay. */
export const attackingHtml = (attack: string) => `${wantedHtml.html}${attack}`

/** Words, HTML and addresses, as opposed to names of records, colours and choices. */
const looksWritten = /[\s<>]|^[A-Z]|^https?:|^\//

/** The settings with an attack in every text, or only in those an editor writes in words. */
export function attackSettings(settings: unknown, onlyWritten: boolean): unknown {
  if (typeof settings === "string") {
    if (onlyWritten && !looksWritten.test(settings)) return settings
    return settings.startsWith("<") ? attackingHtml(everyPayload) : `${settings}${everyPayload}`
  }
  if (Array.isArray(settings)) return settings.map((each) => attackSettings(each, onlyWritten))
  if (typeof settings !== "object" || settings === null) return settings
  return Object.fromEntries(
    Object.entries(settings).map(([name, each]) => [name, attackSettings(each, onlyWritten)]),
  )
}
