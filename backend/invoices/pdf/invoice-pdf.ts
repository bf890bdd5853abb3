import type { WireInvoice } from "#lib/contract/order.ts"
import { formatShopDate, renderInvoiceItems, renderInvoiceTotals } from "./invoice-tables.ts"
import { type Column, fullWidth, type Look, openSheet, type Sheet } from "./sheet.ts"

const half = fullWidth.width / 2
const left: Column = { x: fullWidth.x, width: half - 20 }
const right: Column = { x: fullWidth.x + half, width: half, isRight: true }
const plain: Look = { size: 10 }
const strong: Look = { size: 10, isBold: true }
const soft: Look = { size: 9, isSoft: true }
const leading = 14

/**
 * Builds an invoice on A4: a tax invoice once it is paid, an order before that (A New Tax System
 * (GST) Act 1999, s 29-70).
 */
export function buildInvoicePdf(invoice: WireInvoice): Promise<Buffer> {
  const { seller } = invoice
  const title = resolveTitle(invoice)
  const createdAt = new Date(invoice.paid_at ?? invoice.placed_at)
  const name = `${title} ${invoice.id}`
  const sheet = openSheet({ title: name, author: seller.name, createdAt })
  writeHeads(sheet, invoice, title)
  renderInvoiceItems(sheet, invoice.lines)
  renderInvoiceTotals(sheet, invoice)
  writeNote(sheet, invoice.note)
  return sheet.finish(seller.name === "" ? name : `${seller.name} · ${name}`)
}

/** Returns the file name of the PDF. */
export function resolveInvoiceFile(invoice: Pick<WireInvoice, "id" | "paid_at">): string {
  return `${invoice.paid_at === null ? "order" : "invoice"}-${invoice.id}.pdf`
}

/** Only a seller who is registered for GST may call an invoice a tax invoice. */
function resolveTitle({ paid_at: paidAt, total_tax: tax, total_amount: total }: WireInvoice) {
  if (paidAt === null) return "Order"
  return tax === "0.00" && total !== "0.00" ? "Invoice" : "Tax invoice"
}

function writeHeads(sheet: Sheet, invoice: WireInvoice, title: string) {
  writeBeside(sheet, listSeller(invoice), [
    { text: title, look: { size: 20, isBold: true } },
    ...listFacts(invoice).map((text) => ({ text, look: plain })),
  ])
  sheet.advance(18)
  writeBeside(sheet, listBuyer(invoice), listDelivery(invoice))
  sheet.advance(24)
}

type StyledText = { text: string; look: Look }

function listSeller({ seller }: WireInvoice): StyledText[] {
  const reach = [seller.email, seller.phone].filter((part) => part !== "").join(" · ")
  const abn = seller.abn === "" ? "" : `ABN ${seller.abn}`
  return [
    { text: seller.name, look: { size: 14, isBold: true } },
    ...[abn, seller.address, reach].map((text) => ({ text, look: plain })),
  ]
}

function listFacts(invoice: WireInvoice): string[] {
  const placed = formatShopDate(invoice.placed_at)
  if (invoice.paid_at === null) {
    const over = invoice.status === "cancelled" ? ["Cancelled"] : []
    return [`Order number ${invoice.id}`, `Ordered on ${placed}`, ...over]
  }
  const refunded = invoice.status === "refunded" ? ["Refunded"] : []
  return [
    `Invoice number ${invoice.id}`,
    `Date of issue ${formatShopDate(invoice.paid_at)}`,
    ...(placed === formatShopDate(invoice.paid_at) ? [] : [`Ordered on ${placed}`]),
    ...refunded,
  ]
}

function listBuyer(invoice: WireInvoice): StyledText[] {
  const { address } = invoice
  const place = address && `${address.city} ${address.state} ${address.postcode}`
  const person = address && `${address.first_name} ${address.last_name}`
  const street = [address?.street_address, address?.street_address_1]
  const lines = [person ?? invoice.buyer_name, address?.company, ...street, place, invoice.email]
  return [
    { text: "Sold to", look: strong },
    ...lines.map((text) => ({ text: text ?? "", look: plain })),
  ]
}

function listDelivery({ is_pick_up: isPickUp, ...invoice }: WireInvoice): StyledText[] {
  const tracking = [invoice.carrier, invoice.tracking_number].filter((part) => part !== "")
  return invoice.shipping_name === ""
    ? []
    : [
        { text: isPickUp ? "To be picked up" : "Delivery", look: strong },
        { text: invoice.shipping_name, look: plain },
        { text: tracking.join(" "), look: plain },
      ]
}

/** Writes two columns from the same height; continues below the longer one. */
function writeBeside(sheet: Sheet, ours: StyledText[], theirs: StyledText[]) {
  const top = sheet.getTop()
  writeRows(sheet, ours, left)
  const bottom = sheet.getTop()
  sheet.setTop(top)
  writeRows(sheet, theirs, right)
  sheet.setTop(Math.max(bottom, sheet.getTop()))
}

function writeRows(sheet: Sheet, rows: StyledText[], column: Column) {
  for (const { text, look } of rows) {
    for (const line of sheet.wrap(text, column, look)) {
      sheet.write(line, column, look)
      sheet.advance(Math.max(leading, look.size + 5))
    }
  }
}

function writeNote(sheet: Sheet, note: string) {
  if (note === "") return
  sheet.advance(16)
  sheet.needRoom(40)
  sheet.write("Note with the order", fullWidth, strong)
  sheet.advance(leading)
  for (const line of note.split("\n").flatMap((text) => sheet.wrap(text, fullWidth, soft))) {
    sheet.needRoom(12)
    sheet.write(line, fullWidth, soft)
    sheet.advance(12)
  }
}
