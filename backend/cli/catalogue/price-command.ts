import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { parsePrice } from "#backend/catalogue/parse-price.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "../command.ts"
import { formatCliAmount } from "../format-cli-amount.ts"
import type { SkuSummary } from "./find-sku.ts"
import { updateSku } from "./update-sku.ts"

type PriceChange = { priceCents: number; specialCents: number | null | undefined }

/** Registers `price set`: sets the price of a SKU. */
export function registerSetPrice(price: CommandUnknownOpts, { deps, respond }: Cli): void {
  price
    .command("set")
    .description("Sets what a SKU costs, GST included.")
    .argument("<sku>")
    .argument("<price>")
    .option("--special <price>", "What it costs now instead; the price is shown crossed out.")
    .option("--no-special", "Ends its special.")
    .addHelpText(
      "after",
      `
Without --special or --no-special, a special stays. The price of existing orders does not change.`,
    )
    .action(async (sku, price, { special }) =>
      respond(await setPrice(deps, sku, parsePriceChange(price, special))),
    )
}

async function setPrice(
  { db }: CliDeps,
  code: string,
  price: PriceChange | string,
): Promise<CommandResult> {
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
      `The special of ${code} must cost less than ${formatCliAmount(price.priceCents)}; add --special or --no-special.`,
    )
  }
  return buildOutput([`${code}: ${formatSku(before)} became ${formatSku(after)}.`], after)
}

/** Parses the new prices, or returns an error message; `special` is false if it ends. */
function parsePriceChange(
  priceText: string,
  special: string | boolean | undefined,
): PriceChange | string {
  const priceCents = parsePrice(priceText)
  if (priceCents === null) return `"${priceText}" is not a price; use a number such as 24.95.`
  if (typeof special !== "string")
    return { priceCents, specialCents: special === false ? null : undefined }
  const specialCents = parsePrice(special)
  return specialCents === null
    ? `"${special}" is not a price; use a number such as 19.95.`
    : { priceCents, specialCents }
}

function formatSku({ priceCents, specialCents }: SkuSummary): string {
  const price = formatCliAmount(priceCents)
  return specialCents === null ? price : `${price} (special ${formatCliAmount(specialCents)})`
}
