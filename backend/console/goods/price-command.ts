import { parsePrice } from "#backend/catalogue/parse-price.ts"
import { type Command, type Given, misuse, refuse } from "../command.ts"
import { showCents } from "../show-money.ts"
import { changeSku } from "./change-sku.ts"
import type { OwnersSku } from "./find-sku.ts"

type Wish = { priceCents: number; specialCents: number | null | undefined }

/** Sets the price of a SKU. */
export const setPriceCommand: Command = {
  name: "price set",
  says: "Sets what a SKU costs, GST included.",
  operands: ["SKU", "PRICE"],
  options: {
    special: {
      hint: "PRICE",
      says: "What it costs now instead; PRICE is shown crossed out.",
    },
    "no-special": { says: "Ends its special." },
  },
  notes: [
    "Without --special or --no-special, a special stays. Orders keep the price they were placed at.",
  ],
  async run(given, { db }) {
    const code = given.operand(0)
    const wish = readWish(given)
    if (typeof wish === "string") return misuse(wish)
    let isAbove = false
    const changed = await changeSku(db, code, (sku) => {
      const specialCents = wish.specialCents === undefined ? sku.specialCents : wish.specialCents
      isAbove = specialCents !== null && specialCents >= wish.priceCents
      if (isAbove) return { price_cents: sku.priceCents }
      return {
        price_cents: wish.priceCents,
        ...(wish.specialCents !== undefined && {
          special_price_cents: wish.specialCents,
          ...{ special_from: null, special_until: null },
        }),
      }
    })
    if (changed === null) return refuse(`There is no SKU ${code}.`)
    const { before, after } = changed
    if (isAbove) {
      return refuse(
        `The special of ${code} must cost less than ${showCents(wish.priceCents)}; say --special or --no-special.`,
      )
    }
    return { lines: [`${code}: ${describe(before)} became ${describe(after)}.`], data: after }
  },
}

function readWish(given: Given): Wish | string {
  const priceCents = parsePrice(given.operand(1))
  if (priceCents === null)
    return `"${given.operand(1)}" is not a price; use a number such as 24.95.`
  const special = given.text("special")
  if (special === undefined) {
    return { priceCents, specialCents: given.flag("no-special") ? null : undefined }
  }
  if (given.flag("no-special")) return "Say either --special or --no-special."
  const specialCents = parsePrice(special)
  return specialCents === null
    ? `"${special}" is not a price; use a number such as 19.95.`
    : { priceCents, specialCents }
}

function describe({ priceCents, specialCents }: OwnersSku): string {
  const price = showCents(priceCents)
  return specialCents === null ? price : `${price} (special ${showCents(specialCents)})`
}
