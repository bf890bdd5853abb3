import { readFileSync } from "node:fs"
import { describe, expect, it } from "@jest/globals"
import { flattenCatalogue } from "#lib/i18n/catalogue/flatten-catalogue.ts"
import { readMessage } from "#lib/i18n/catalogue/read-message.ts"
import { listTextUses, type TextUses } from "#tests/support/text-uses.ts"

const { texts } = flattenCatalogue(JSON.parse(readFileSync("messages/en.json", "utf8")))
const uses = listTextUses(process.cwd())

/** Names of groups and of texts may stand apart, as in `some("summary", ["total"])`. */
function isUsed(key: string, { parts, names, patterns }: TextUses): boolean {
  return parts.some((part) => {
    if (part !== "" && !key.startsWith(`${part}.`)) return false
    const own = part === "" ? key : key.slice(part.length + 1)
    if (names.has(own)) return true
    if (part !== "" && patterns.some((pattern) => pattern.test(own))) return true
    const cut = own.lastIndexOf(".")
    return cut > 0 && names.has(own.slice(0, cut)) && names.has(own.slice(cut + 1))
  })
}

describe("the texts of the interface", () => {
  it("are read by this test", () => {
    expect(uses.length).toBeGreaterThan(100)
  })

  it("are all said somewhere", () => {
    const unused = [...texts.keys()].filter((key) => !uses.some((use) => isUsed(key, use)))
    expect(unused).toEqual([])
  })

  it.each(["cart.nothingOfThatName", "cart.summary.other", "said.a.b", "other.title"])(
    "would be found if nobody said them: %s",
    (key) => {
      expect(uses.filter((use) => isUsed(key, use))).toEqual([])
    },
  )

  it("are never said without what belongs in their places", () => {
    const wrong = uses.flatMap(({ file, parts, bare }) =>
      bare.flatMap((name) => {
        const keys = parts.map((part) => (part === "" ? name : `${part}.${name}`))
        const messages = keys.flatMap((key) => texts.get(key) ?? [])
        return messages.length > 0 && messages.every(hasPlaces) ? [`${file}: ${name}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })
})

function hasPlaces(text: string): boolean {
  const message = readMessage(text)
  return "fault" in message || message.places.length > 0
}
