import { renderProductContent } from "./write/products.ts"

export type GeneratedSku = {
  code: string
  options: Record<string, string>
  priceCents: number
  specialPriceCents: number | null
  stock: number
}

export type GeneratedProduct = {
  url: string
  name: string
  title: string
  meta_description: string
  blurb: string
  brand: string
  content: string
  isNew: boolean
  /** Index into the leaf groups, modulo their number; `pictureIndex` likewise into the images. */
  groupIndex: number
  pictureIndex: number
  isSeasonal: boolean
  attributes: { name: string; values: string[] }[]
  variations: { name: string; options: string[] }[]
  skus: GeneratedSku[]
}

const makers = ["Curlew", "Brolga Works", "Tannum Tools", "Boyne Resin", "Awoonga", "Callide Print"]
const styles = [
  "Matt",
  "Silk",
  "Everyday",
  "Workshop",
  "Slim",
  "Heavy-Duty",
  "Pocket",
  "Compact",
  "Studio",
  "Coastal",
  "Classic",
  "Quick-Cure",
  "Low-Odour",
  "Fine-Detail",
]
const places = [
  "Reef",
  "Paddock",
  "Mangrove",
  "Boyne",
  "Tannum",
  "Wattle",
  "Ironbark",
  "Saltbush",
  "Lagoon",
  "Banksia",
  "Spinifex",
  "Currawong",
  "Magpie",
  "Quoll",
]
const things: [name: string, material: string, fromCents: number, toCents: number][] = [
  ["Planter", "PLA", 1495, 4495],
  ["Resin", "405 nm photopolymer", 2995, 8995],
  ["Night Light", "PLA with warm white LED", 2995, 7495],
  ["Coaster Set", "oiled acacia", 1995, 3995],
  ["Beaker", "PMP plastic", 495, 1995],
  ["Bottle", "PET", 295, 995],
  ["Pendant", "316L stainless steel", 2495, 5995],
  ["Keepsake Box", "walnut veneer", 2995, 8995],
  ["Cookie Cutter", "natural PLA", 595, 1495],
  ["Dragon", "silk PLA", 1495, 5995],
  ["Dice Tower", "PLA", 3495, 6495],
  ["Bauble", "silk PLA", 795, 1895],
  ["Desk Tidy", "PETG", 1995, 4495],
  ["Scraper", "stainless steel", 795, 2495],
  ["Nozzle", "brass", 395, 1995],
  ["Release Film", "FEP", 995, 3495],
  ["Key Tag", "plywood", 695, 1495],
  ["Vase", "PLA", 1995, 4995],
]
const colours = ["Grey", "White", "Black", "Teal", "Rust", "Sand"]
const sizes = ["Small", "Medium", "Large"]

/** Returns a deterministic pseudo-random integer from 0 to `below` - 1 per product and question. */
function generateNumber(product: number, question: number, below: number): number {
  let mixed = Math.imul(product ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(question + 1, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below
}

function pick<T>(list: readonly T[], product: number, question: number): T {
  const chosen = list[generateNumber(product, question, list.length)]
  if (chosen === undefined) throw new Error("There is nothing to choose from.")
  return chosen
}

function planVariations(index: number): { name: string; options: string[] }[] {
  const shape = generateNumber(index, 4, 4)
  const colour = { name: "Colour", options: colours.slice(0, 2 + generateNumber(index, 5, 2)) }
  const size = { name: "Size", options: sizes.slice(0, 2) }
  if (shape === 0) return []
  if (shape === 1) return [colour]
  return shape === 2 ? [{ name: "Size", options: sizes }] : [colour, size]
}

function listGeneratedSkus(index: number, code: string, fromCents: number, toCents: number) {
  const variations = planVariations(index)
  let rows: Record<string, string>[] = [{}]
  for (const { name, options } of variations) {
    rows = rows.flatMap((row) => options.map((option) => ({ ...row, [name]: option })))
  }
  const steps = Math.floor((toCents - fromCents) / 100)
  const baseCents = fromCents + generateNumber(index, 6, steps + 1) * 100
  const isSpecial = generateNumber(index, 7, 10) === 0
  const isSoldOut = generateNumber(index, 8, 20) === 0
  const skus = rows.map((options, at): GeneratedSku => {
    const priceCents = baseCents + Math.max(0, sizes.indexOf(options.Size ?? "")) * 500
    return {
      code: `${code}-${at + 1}`,
      options,
      priceCents,
      specialPriceCents: isSpecial
        ? priceCents - Math.max(50, Math.round(priceCents / 500) * 50)
        : null,
      stock:
        isSoldOut || generateNumber(index, 20 + at, 12) === 0
          ? 0
          : 1 + generateNumber(index, 40 + at, 60),
    }
  })
  return { variations, skus }
}

/** Builds the generated product with the given number. Deterministic. */
export function buildGeneratedProduct(index: number): GeneratedProduct {
  const [style, place, maker] = [
    pick(styles, index, 1),
    pick(places, index, 2),
    pick(makers, index, 3),
  ]
  const [thing, material, fromCents, toCents] = pick(things, index, 0)
  const number = String(index).padStart(5, "0")
  const name = `${place} ${style} ${thing} ${number}`
  const blurb = `A ${style.toLowerCase()} ${thing.toLowerCase()} in ${material} from ${maker}.`
  const content = renderProductContent({
    intro: [blurb, `Part of the ${place} range: one maker, one finish, parts that go together.`],
    details: { Material: material, Maker: maker, Range: place, "Model number": `G${number}` },
  })
  return {
    url: `${place}-${style}-${thing}-${number}`.toLowerCase().replaceAll(" ", "-"),
    name,
    title: name,
    meta_description: blurb,
    blurb,
    brand: maker,
    content,
    isNew: generateNumber(index, 9, 50) === 0,
    groupIndex: generateNumber(index, 10, 1_000_000),
    pictureIndex: generateNumber(index, 11, 1_000_000),
    isSeasonal: generateNumber(index, 12, 10) === 0,
    attributes: [
      { name: "Material", values: [material] },
      { name: "Range", values: [place] },
      { name: "Style", values: [style] },
    ],
    ...listGeneratedSkus(index, `GEN-${number}`, fromCents, toCents),
  }
}
