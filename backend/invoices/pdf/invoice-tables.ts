import { formatDollars } from "#backend/catalogue/prices.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { WireInvoice } from "#lib/contract/order.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"
import { type Column, fullWidth, type Look, type Sheet } from "./sheet.ts"

/** Formats the day of a timestamp in the shop's time zone: "21 November 2026". */
export function formatShopDate(date: Date | string): string {
  const options = { dateStyle: "long", timeZone: shopTimeZone } as const
  return new Date(date).toLocaleDateString("en-AU", options)
}

/** Formats an amount of the contract for print, such as "$1,024.95" or "-$5.00". */
function formatInvoiceAmount(amount: string): string {
  return formatDollars(parseAmount(amount))
}

/** Formats a deduction with a minus sign; zero has none. */
function formatInvoiceDeduction(amount: string): string {
  return amount === "0.00" ? formatInvoiceAmount(amount) : formatInvoiceAmount(`-${amount}`)
}

type Line = WireInvoice["lines"][number]

const right = fullWidth.x + fullWidth.width
const columns = {
  item: { x: fullWidth.x, width: 285 },
  qty: { x: right - 200, width: 40, isRight: true },
  price: { x: right - 150, width: 70, isRight: true },
  amount: { x: right - 75, width: 75, isRight: true },
} as const satisfies Record<string, Column>

const plain: Look = { size: 10 }
const soft: Look = { size: 8.5, isSoft: true }

/** Renders the order lines; repeats the table head on every new page. */
export function renderInvoiceItems(sheet: Sheet, lines: readonly Line[]): void {
  writeHead(sheet)
  for (const line of lines) writeItem(sheet, line)
  sheet.rule()
  sheet.advance(10)
}

function writeHead(sheet: Sheet) {
  const head: Look = { size: 9, isBold: true }
  sheet.write("Item", columns.item, head)
  sheet.write("Qty", columns.qty, head)
  sheet.write("Price", columns.price, head)
  sheet.write("Amount", columns.amount, head)
  sheet.advance(14)
  sheet.rule()
  sheet.advance(8)
}

function writeItem(sheet: Sheet, line: Line) {
  if (sheet.needRoom(30)) writeHead(sheet)
  sheet.write(String(line.qty), columns.qty, plain)
  sheet.write(formatInvoiceAmount(line.price), columns.price, plain)
  sheet.write(formatInvoiceAmount(line.subtotal), columns.amount, plain)
  const name = line.name === "" ? line.product_name : `${line.product_name}, ${line.name}`
  writeWords(sheet, name, plain, 13)
  for (const { name: addon, value, price } of line.addons) {
    const extra = price === "0.00" ? "" : ` (${formatInvoiceAmount(price)} each)`
    writeWords(sheet, `${addon}: ${value}${extra}`, soft, 11)
  }
  writeWords(sheet, line.sku_code, soft, 11)
  sheet.advance(6)
}

function writeWords(sheet: Sheet, words: string, look: Look, height: number) {
  for (const line of sheet.wrap(words, columns.item, look)) {
    if (sheet.needRoom(height)) writeHead(sheet)
    sheet.write(line, columns.item, look)
    sheet.advance(height)
  }
}

type Total = { label: string; amount: string; look: Look }
const labels: Column = { x: right - 330, width: 240, isRight: true }
const amounts: Column = { x: right - 80, width: 80, isRight: true }
const bold: Look = { size: 12, isBold: true }

/** Renders the totals of the order, and how it was or is to be paid. */
export function renderInvoiceTotals(sheet: Sheet, invoice: WireInvoice): void {
  for (const { label, amount, look } of listTotals(invoice)) {
    const lines = sheet.wrap(label, labels, look)
    sheet.needRoom(lines.length * (look.size + 5))
    sheet.write(amount, amounts, look)
    for (const line of lines) {
      sheet.write(line, labels, look)
      sheet.advance(look.size + 5)
    }
  }
}

function listTotals(invoice: WireInvoice): Total[] {
  const { promotion_code: code, shipping_name: shipping } = invoice
  const line = (label: string, amount: string, look = plain) => ({ label, amount, look })
  const only = (isMeant: boolean, total: Total) => (isMeant ? [total] : [])
  const has = (amount: string) => amount !== "0.00"
  const discount = code === "" ? "Discount" : `Discount ${code}`
  const surcharge = `Surcharge${invoice.payment_type === "" ? "" : `, ${invoice.payment_type}`}`
  return [
    line("Subtotal", formatInvoiceAmount(invoice.subtotal)),
    ...only(
      has(invoice.discount_amount),
      line(discount, formatInvoiceDeduction(invoice.discount_amount)),
    ),
    ...only(shipping !== "", line(shipping, formatInvoiceAmount(invoice.shipping_amount))),
    ...only(
      has(invoice.surcharge_amount),
      line(surcharge, formatInvoiceAmount(invoice.surcharge_amount)),
    ),
    line("Total (AUD)", formatInvoiceAmount(invoice.total_amount), bold),
    ...only(
      has(invoice.total_tax),
      line("GST included in the total", formatInvoiceAmount(invoice.total_tax)),
    ),
    ...listPaid(invoice),
  ]
}

function listPaid(invoice: WireInvoice): Total[] {
  const { credit_amount: credit, payable_amount: payable, refunded_amount: back } = invoice
  const isPaid = invoice.paid_at !== null
  const isDue = isPaid || invoice.status !== "cancelled"
  const way = isPaid ? `Paid by ${invoice.payment_type || "card"}` : "To be paid"
  const rows: [label: string, amount: string, isMeant: boolean][] = [
    [isPaid ? "Paid with store credit" : "From store credit", credit, isDue && credit !== "0.00"],
    [way, payable, isDue && payable !== "0.00"],
    ["Refunded", back === "0.00" ? back : `-${back}`, back !== "0.00"],
  ]
  return rows
    .filter(([, , isMeant]) => isMeant)
    .map(([label, amount]) => ({ label, amount: formatInvoiceAmount(amount), look: plain }))
}
