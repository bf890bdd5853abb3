import type { SeedPicture, SeedSku } from "../seed-types.ts"

/** A variation with its options, each with its suffix of the SKU code. */
type CodedVariation = { name: string; codes: Record<string, string> }

type SkuTerms = Omit<SeedSku, "code" | "options">

/**
 * Lists one SKU for every combination of options with the code `{prefix}-{…option codes}`. `terms`
 * returns price, stock and photo of a combination.
 */
export function listSkus(
  prefix: string,
  variations: CodedVariation[],
  terms: (options: Record<string, string>, code: string) => SkuTerms,
): [SeedSku, ...SeedSku[]] {
  let rows: { code: string; options: Record<string, string> }[] = [{ code: prefix, options: {} }]
  for (const { name, codes } of variations) {
    rows = rows.flatMap((row) =>
      Object.entries(codes).map(([option, suffix]) => ({
        code: `${row.code}-${suffix}`,
        options: { ...row.options, [name]: option },
      })),
    )
  }
  const skus = rows.map((row) => ({ ...row, ...terms(row.options, row.code) }))
  const [first, ...others] = skus
  if (first === undefined) throw new Error(`${prefix} has a variation without options`)
  return [first, ...others]
}

/** Builds a product's variations: options in order, without codes. */
export function buildVariations(
  variations: CodedVariation[],
): { name: string; options: string[] }[] {
  return variations.map(({ name, codes }) => ({ name, options: Object.keys(codes) }))
}

/** Builds the reference to a product image by the name of its view. */
export function buildProductImage(view: string, alt: string): SeedPicture {
  return { file: `products/${view}.webp`, alt }
}

type DeliveryKind = "post" | "quote" | "ticket"

const delivery: Record<DeliveryKind, string> = {
  post: "Standard Post is $10.60 and takes 3 to 5 business days. Express Post is $14.10 and takes 2 to 3. Postage is free over $200.00, and delivery in Gladstone and Calliope is always free.",
  quote:
    "It is too long for the post. Ask for a delivery price from your cart and we write back within one business day, or pick it up from our workshop in Calliope for nothing.",
  ticket:
    "Nothing is posted. Your tickets come by email and are in your account too, one for each person. Print them, or show them on your phone at the door.",
}
const fromStock = "Packed in Calliope within 2 to 3 business days."

const resinSafety = `<ul><li>Wear nitrile gloves and eye protection, and open a window. Liquid resin irritates skin and eyes and can cause allergies.</li><li>Keep it away from food, children and animals, and out of the sun: daylight hardens it in the bottle.</li><li>On skin, wash with soap and water, never with alcohol. In eyes, rinse for 15 minutes and see a doctor.</li><li>Nothing goes down a drain. Let leftovers and washings harden in the sun, then put them in the bin.</li></ul><p><a href="/resin-safety">Resin safety in full</a></p>`

type ProductDescription = {
  /** Short description of the product and its audience, one paragraph per item. */
  intro: string[]
  /** Facts by name: size, weight, material, contents of the box. */
  details: Record<string, string>
  /** Short text about its origin or manufacture. */
  story?: string
  /** Usage instructions, step by step. `stepsTitle` names their result. */
  steps?: string[]
  stepsTitle?: string
  care?: string
  /** Safety notes. `isResin` adds the standard resin text. */
  safety?: string
  isResin?: boolean
  /** Production time of a product made to order. Without it the product is in stock. */
  productionTime?: string
  /** Text before the standard delivery text. */
  deliveryNote?: string
  /** Default: post. */
  delivery?: DeliveryKind
}

const paragraph = (text: string) => `<p>${text}</p>`
const section = (heading: string, body: string) => `<h2>${heading}</h2>${body}`
const optional = (heading: string, text?: string) =>
  text === undefined ? "" : section(heading, paragraph(text))

/** Renders a product's HTML content: introduction, facts, usage, care, safety and delivery. */
export function renderProductContent(description: ProductDescription): string {
  const { intro, details, story, steps, stepsTitle = "How to use it" } = description
  const { care, safety, isResin } = description
  return [
    ...intro.map(paragraph),
    section("Details", buildFacts(details)),
    story === undefined ? "" : paragraph(story),
    steps === undefined ? "" : section(stepsTitle, buildSteps(steps)),
    optional("Care", care),
    optional("Safety", safety),
    isResin === true ? section("Resin safety", resinSafety) : "",
    renderDelivery(description),
  ]
    .filter((part) => part !== "")
    .map(bindUnits)
    .join("\n")
}

/** Units after a number: as symbols, and as Arabic shops write them. */
const units = "mm|cm|m|g|kg|ml|nm|V|W|K|°C|مم|سم|م|غ|كغ|مل|نانومتر|فولت|واط|كلفن"
const spaceBeforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, "gu")

/** Replaces the space between number and unit with a no-break space. */
export function bindUnits(text: string): string {
  return text.replace(spaceBeforeUnit, "\u00a0")
}

function buildFacts(details: Record<string, string>): string {
  const rows = Object.entries(details).map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
  )
  return `<table><tbody>${rows.join("")}</tbody></table>`
}

function buildSteps(steps: string[]): string {
  return `<ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol>`
}

function renderDelivery({
  productionTime,
  deliveryNote,
  delivery: kind = "post",
}: ProductDescription) {
  const leaving = kind === "post" ? (productionTime ?? fromStock) : productionTime
  const own = [leaving, deliveryNote].filter((part) => part !== undefined).join(" ")
  const words = [own, delivery[kind]].filter((part) => part !== "").map(paragraph)
  return section(productionTime ? "Making and delivery" : "Delivery", words.join(""))
}
