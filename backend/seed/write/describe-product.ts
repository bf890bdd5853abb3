const delivery =
  "Packed and posted from Calliope within 2 to 3 business days, Australia-wide. Standard Post is $10.60 and Express Post $14.10; orders over $200.00 travel free, and delivery in Gladstone and Calliope costs nothing."

const resinSafety =
  "Uncured resin irritates skin and eyes. Wear nitrile gloves and eye protection, work in a ventilated room away from food and children, and never tip resin or washings down a drain: leave waste in the sun until it is hard, then bin it."

export type ProductDescription = {
  intro: string[]
  /** Facts a buyer asks for, name to value. */
  details: Record<string, string>
  /** How to use it, step by step. */
  steps?: string[]
  care?: string
  isResin?: boolean
  /** Said about delivery before the usual words. */
  deliveryNote?: string
}

const paragraph = (text: string) => `<p>${text}</p>`
const section = (heading: string, body: string) => `<h2>${heading}</h2>${body}`
const list = (tag: "ul" | "ol", items: string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`

/** The HTML of a product page: what it is, its facts, how to use and keep it, how it arrives. */
export function describeProduct(description: ProductDescription): string {
  const facts = Object.entries(description.details).map(
    ([name, value]) => `<strong>${name}:</strong> ${value}`,
  )
  return [
    ...description.intro.map(paragraph),
    section("Details", list("ul", facts)),
    description.steps === undefined ? "" : section("How to use it", list("ol", description.steps)),
    description.care === undefined ? "" : section("Care", paragraph(description.care)),
    description.isResin === true ? section("Resin safety", paragraph(resinSafety)) : "",
    section("Delivery", paragraph(`${description.deliveryNote ?? ""} ${delivery}`.trim())),
  ].join("\n")
}
