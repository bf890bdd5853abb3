type DeliveryKind = "post" | "quote" | "ticket"

const byPost =
  "Packed and posted from Calliope within 2 to 3 business days, Australia-wide. Standard Post is $10.60 and Express Post $14.10; orders over $200.00 travel free, and delivery in Gladstone and Calliope costs nothing."

const delivery: Record<DeliveryKind, string> = {
  post: byPost,
  quote:
    "Too big for a fixed price. Ask for a quote from the cart and we answer by mail within one business day, or pick it up from the workshop in Calliope.",
  ticket:
    "Nothing is posted. Your tickets are in the confirmation mail and on your account, one for each person, to be printed or shown on a phone at the door.",
}

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
  /** How it reaches the buyer; by post unless said otherwise. */
  delivery?: DeliveryKind
}

const paragraph = (text: string) => `<p>${text}</p>`
const section = (heading: string, body: string) => `<h2>${heading}</h2>${body}`
const list = (tag: "ul" | "ol", items: string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`

/** The HTML of a product page: what it is, its facts, how to use and keep it, how it arrives. */
export function describeProduct(description: ProductDescription): string {
  const arrival = delivery[description.delivery ?? "post"]
  const facts = Object.entries(description.details).map(
    ([name, value]) => `<strong>${name}:</strong> ${value}`,
  )
  return [
    ...description.intro.map(paragraph),
    section("Details", list("ul", facts)),
    description.steps === undefined ? "" : section("How to use it", list("ol", description.steps)),
    description.care === undefined ? "" : section("Care", paragraph(description.care)),
    description.isResin === true ? section("Resin safety", paragraph(resinSafety)) : "",
    section("Delivery", paragraph(`${description.deliveryNote ?? ""} ${arrival}`.trim())),
  ].join("\n")
}
