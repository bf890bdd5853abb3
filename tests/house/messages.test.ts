import { readFileSync } from "node:fs"
import { describe, expect, it } from "@jest/globals"
import { flattenCatalogue } from "#lib/i18n/catalogue/flatten-catalogue.ts"
import { parseMessage } from "#lib/i18n/catalogue/parse-message.ts"
import { listTextUses, type TextUses } from "#tests/assertions/text-uses.ts"

const { texts } = flattenCatalogue({
  ...JSON.parse(readFileSync("messages/en.json", "utf8")),
  admin: JSON.parse(readFileSync("messages/admin/en.json", "utf8")),
})
const uses = listTextUses(process.cwd())

/** True if a source uses the key. Group and name may be separate: `some("summary", ["total"])`. */
function isUsed(key: string, { parts, names, patterns }: TextUses): boolean {
  return parts.some((part) => {
    if (part !== "" && !key.startsWith(`${part}.`)) return false
    const rest = part === "" ? key : key.slice(part.length + 1)
    if (names.has(rest)) return true
    if (part !== "" && patterns.some((pattern) => pattern.test(rest))) return true
    const cut = rest.lastIndexOf(".")
    return cut > 0 && names.has(rest.slice(0, cut)) && names.has(rest.slice(cut + 1))
  })
}

describe("interface messages", () => {
  it("have uses that this test can find", () => {
    expect(uses.length).toBeGreaterThan(100)
  })

  it("are all used by the source code", () => {
    const unused = [...texts.keys()].filter((key) => !uses.some((use) => isUsed(key, use)))
    expect(unused).toEqual([])
  })

  it.each(["cart.nothingOfThatName", "cart.summary.other", "apiErrors.a.b", "other.title"])(
    "are reported if no source uses them: %s",
    (key) => {
      expect(uses.filter((use) => isUsed(key, use))).toEqual([])
    },
  )

  it("are never used without values for their placeholders", () => {
    const wrong = uses.flatMap(({ file, parts, bare }) =>
      bare.flatMap((name) => {
        const keys = parts.map((part) => (part === "" ? name : `${part}.${name}`))
        const messages = keys.flatMap((key) => texts.get(key) ?? [])
        return messages.length > 0 && messages.every(hasPlaceholders) ? [`${file}: ${name}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })
})

function hasPlaceholders(text: string): boolean {
  const message = parseMessage(text)
  return !message.ok || message.value.places.length > 0
}
