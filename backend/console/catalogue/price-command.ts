import { parsePrice } from "#backend/catalogue/parse-price.ts"
import { buildErrorResult, buildUsageError, type Command, type CommandInput } from "../command.ts"
import { formatConsoleAmount } from "../format-console-amount.ts"
import type { SkuSummary } from "./find-sku.ts"
import { updateSku } from "./update-sku.ts"

type PriceChange = { priceCents: number; specialCents: number | null | undefined }

/** Sets the price of a SKU. */
export const setPriceCommand: Command = {
  name: "price set",
  description: "Sets what a SKU costs, GST included.",
  operands: ["SKU", "PRICE"],
  options: {
    special: {
      hint: "PRICE",
      description: "What it costs now instead; PRICE is shown crossed out.",
    },
    "no-special": { description: "Ends its special." },
  },
  notes: [
    "Without --special or --no-special, a special stays. The price of existing orders does not change.",
  ],
  async run(input, { db }) {
    const code = input.operand(0)
    const price = parsePriceChange(input)
    if (typeof price === "string") return buildUsageError(price)
    const changed = await updateSku(db, code, (sku) => {
      const specialCents = price.specialCents === undefined ? sku.specialCents : price.specialCents
      if (specialCents !== null && specialCents >= price.priceCents) return null
      return {
        price_cents: price.priceCents,
        ...(price.specialCents !== undefined && {
          special_price_cents: price.specialCents,
          special_from: null,
          special_until: null,
        }),
      }
    })
    if (changed === null) return buildErrorResult(`There is no SKU ${code}.`)
    const { before, after } = changed
    if (after === null) {
      return buildErrorResult(
        `The special of ${code} must cost less than ${formatConsoleAmount(price.priceCents)}; add --special or --no-special.`,
      )
    }
    return { lines: [`${code}: ${formatSku(before)} became ${formatSku(after)}.`], data: after }
  },
}

function parsePriceChange(input: CommandInput): PriceChange | string {
  const priceCents = parsePrice(input.operand(1))
  if (priceCents === null)
    return `"${input.operand(1)}" is not a price; use a number such as 24.95.`
  const special = input.text("special")
  if (special === undefined) {
    return { priceCents, specialCents: input.flag("no-special") ? null : undefined }
  }
  if (input.flag("no-special")) return "Use either --special or --no-special."
  const specialCents = parsePrice(special)
  return specialCents === null
    ? `"${special}" is not a price; use a number such as 19.95.`
    : { priceCents, specialCents }
}

function formatSku({ priceCents, specialCents }: SkuSummary): string {
  const price = formatConsoleAmount(priceCents)
  return specialCents === null ? price : `${price} (special ${formatConsoleAmount(specialCents)})`
}
