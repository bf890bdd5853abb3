import type { WireInvoice } from "#lib/contract/order.ts"
import { formatInvoiceAmount } from "./format-invoice-amount.ts"
import { type Column, fullWidth, type Look, type Sheet } from "./sheet.ts"

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
