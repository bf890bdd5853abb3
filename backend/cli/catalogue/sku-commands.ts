import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { parsePrice } from "#backend/catalogue/prices.ts"
import { models } from "#backend/models/models.ts"
import { buildUpdate } from "#backend/models/write-model.ts"
import { listStockAlerts } from "#backend/stock-alerts/list-stock-alerts.ts"
import { maxLowStock } from "#lib/contract/site.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "../command.ts"
import { formatCliAmount, formatColumns } from "../formats.ts"
import { listSkuSummaries, type SkuSummary, updateSku } from "./skus.ts"

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

const maxListed = 100_000
const maxStock = 1_000_000

/** Registers `stock list`: lists the stock by SKU. */
export function registerListStock(stock: CommandUnknownOpts, { deps, respond }: Cli): void {
  stock
    .command("list")
    .description("Lists what is in stock, by SKU.")
    .option("--below <number>", "Only those with fewer.")
    .action(async ({ below }) => respond(await listStock(deps, below)))
}

async function listStock({ db }: CliDeps, belowText: string | undefined): Promise<CommandResult> {
  const below = belowText === undefined ? undefined : parseCount(belowText)
  if (below === null) return buildUsageError("--below is a whole number.")
  const limit = maxListed
  const skus = await listSkuSummaries(db, below === undefined ? { limit } : { below, limit })
  const rows = skus.map((sku) => [
    sku.code,
    String(sku.stock),
    sku.isSold ? sku.productName : `${sku.productName} (not shown)`,
  ])
  const table = formatColumns([["SKU", "Stock", "Product"], ...rows])
  return buildOutput(skus.length === 0 ? ["Nothing found."] : table, skus)
}

/** Registers `stock set`: sets the stock of a SKU, absolutely or by a difference. */
export function registerSetStock(stock: CommandUnknownOpts, { deps, respond }: Cli): void {
  stock
    .command("set")
    .description("Sets how many of a SKU are in stock, or with + and - how many more or fewer.")
    .argument("<sku>")
    .argument("<count>")
    .addHelpText(
      "after",
      `
Items reserved by open orders are not in stock: stock is reduced when an order is placed.`,
    )
    .action(async (sku, count) => respond(await setStock(deps, sku, count.trim())))
}

async function setStock({ db }: CliDeps, code: string, countText: string): Promise<CommandResult> {
  const by = /^[+-]\d{1,7}$/.test(countText) ? Number(countText) : null
  const count = parseCount(countText)
  if (by === null && (count === null || count > maxStock)) {
    return buildUsageError(`The count is a whole number up to ${maxStock}, such as 12, +5 or -3.`)
  }
  const resolve = (stock: number) => (by === null ? (count ?? 0) : stock + by)
  const changed = await updateSku(db, code, ({ stock }) => {
    const next = resolve(stock)
    return next >= 0 && next <= maxStock ? { stock: next } : null
  })
  if (changed === null) return buildErrorResult(`There is no SKU ${code}.`)
  const { before, after } = changed
  if (after === null) {
    return buildErrorResult(
      `There are ${before.stock} of ${code}; that cannot become ${resolve(before.stock)}.`,
    )
  }
  return buildOutput([`${code}: ${before.stock} became ${after.stock}.`], after)
}

/** Registers `stock set-low`: sets the stock at or below which a variant of a product is low. */
export function registerSetLowStock(stock: CommandUnknownOpts, { deps, respond }: Cli): void {
  stock
    .command("set-low")
    .description("Sets with how many left of a variant the product says that few are left.")
    .argument("<product>", "Its handle, the last part of its address.")
    .argument("<count>")
    .addHelpText(
      "after",
      `
With 0 the product never says so; with '' the limit of the whole shop applies (config.low_stock of the
site settings).`,
    )
    .action(async (product, count) => respond(await setLowStock(deps, product, count.trim())))
}

const updateProduct = buildUpdate(models["sell/product"])

async function setLowStock(
  { db }: CliDeps,
  handle: string,
  countText: string,
): Promise<CommandResult> {
  const count = countText === "" ? null : parseCount(countText)
  if (countText !== "" && (count === null || count > maxLowStock))
    return buildUsageError(`The count is a whole number from 0 to ${maxLowStock}, or ''.`)
  const product = await db
    .selectFrom("products")
    .select(["id", "low_stock"])
    .where("url", "=", handle)
    .executeTakeFirst()
  if (product === undefined) return buildErrorResult(`There is no product ${handle}.`)
  const result = await updateProduct(db, { id: product.id, low_stock: count })
  if (!result.ok) return buildErrorResult(result.error.body.message)
  const describe = (limit: number | null) => (limit === null ? "the shop’s limit" : String(limit))
  const line = `${handle}: ${describe(product.low_stock)} became ${describe(count)}.`
  return buildOutput([line], { product: handle, low_stock: count })
}

/** Registers `stock waiting`: lists the SKUs that people wait for. */
export function registerListWaiting(stock: CommandUnknownOpts, { deps, respond }: Cli): void {
  stock
    .command("waiting")
    .description("Lists sold-out SKUs that people wait for, and how many wait.")
    .addHelpText(
      "after",
      `
People who have not confirmed their request by email yet are counted apart. Everyone who waits is
emailed once when there is stock, two people for each piece.`,
    )
    .action(async () => respond(await listWaiting(deps)))
}

async function listWaiting({ db }: CliDeps): Promise<CommandResult> {
  const { data } = await listStockAlerts(db, { limit: maxListed, offset: 0 })
  const rows = data.map(({ code, waiting, unconfirmed, waiting_since, stock, name }) => [
    code,
    String(waiting),
    String(unconfirmed),
    waiting_since?.slice(0, 10) ?? "",
    String(stock),
    name,
  ])
  const heads = ["SKU", "Waiting", "Unconfirmed", "Since", "Stock", "Product"]
  return buildOutput(data.length === 0 ? ["No one waits."] : formatColumns([heads, ...rows]), data)
}

function parseCount(word: string): number | null {
  return /^\d{1,7}$/.test(word) ? Number(word) : null
}
