import { expect, it } from "@jest/globals"
import { listTextKeys, placeTexts } from "./place-texts.ts"
import { buildSourceHash } from "./source-hash.ts"

type Texts = Readonly<Record<string, string>>

/** Places translations, given by the English text that each was made of, among current texts. */
function place(current: Texts, translated: Texts) {
  const texts = Object.entries(current).map(([field, text]) => ({ field, text }))
  const stored = Object.entries(translated).map(([field, english]) => ({
    field,
    source_hash: buildSourceHash(english),
    text: `${english} in German`,
  }))
  const placed = placeTexts(listTextKeys(texts), stored)
  return Object.fromEntries([...placed].map(([field, { text }]) => [field, text]))
}

const [first, second, third] = [
  "block.7.0.heading",
  "block.7.1.heading",
  "block.7.2.heading",
] as const

it("leaves a translation where its text is, and an outdated one where its text was edited", () => {
  const translated = { [first]: "Tea", [second]: "Milk" }
  expect(place({ [first]: "Tea", [second]: "Oat milk" }, translated)).toEqual({
    [first]: "Tea in German",
    [second]: "Milk in German",
  })
})

it("follows texts that changed places, within a block and to another", () => {
  const translated = { [first]: "Tea", [second]: "Milk" }
  expect(place({ [first]: "Milk", "block.9.4.heading": "Tea" }, translated)).toEqual({
    [first]: "Milk in German",
    "block.9.4.heading": "Tea in German",
  })
})

it("has no translation for a text that was put before others, instead of its neighbour's", () => {
  const translated = { [first]: "Tea", [second]: "Milk" }
  const current = { [first]: "Water", [second]: "Tea", [third]: "Milk" }
  expect(place(current, translated)).toEqual({
    [second]: "Tea in German",
    [third]: "Milk in German",
  })
})

it("has translations for both copies of a text, each with its own if it has one", () => {
  expect(place({ [first]: "Tea", [second]: "Tea" }, { [first]: "Tea" })).toEqual({
    [first]: "Tea in German",
    [second]: "Tea in German",
  })
  const hash = buildSourceHash("Tea")
  const stored = [
    { field: second, source_hash: hash, text: "Schwarztee" },
    { field: first, source_hash: hash, text: "Tee" },
  ]
  const texts = [first, second, third].map((field) => ({ field, text: "Tea" }))
  const placed = placeTexts(listTextKeys(texts), stored)
  expect([first, second, third].map((field) => placed.get(field)?.text)).toEqual([
    "Tee",
    "Schwarztee",
    "Tee",
  ])
})

it("never takes the text of another setting or field, even if its English is the same", () => {
  const translated = { "block.7.0.heading": "Tea", title: "Milk" }
  expect(place({ "block.7.0.button_text": "Tea", name: "Milk" }, translated)).toEqual({})
  const options = { "field.0.option.0": "Small" }
  expect(place({ "field.0.label": "Small", "field.1.option.2": "Small" }, options)).toEqual({
    "field.1.option.2": "Small in German",
  })
})
