import type { WireInvoice } from "#lib/contract/order.ts"
import { formatInvoiceAmount, formatInvoiceDeduction } from "./format-invoice-amount.ts"
import { type Column, fullWidth, type Look, type Sheet } from "./sheet.ts"

type Total = { label: string; amount: string; look: Look }

const right = fullWidth.x + fullWidth.width
const labels: Column = { x: right - 330, width: 240, isRight: true }
const amounts: Column = { x: right - 80, width: 80, isRight: true }
const plain: Look = { size: 10 }
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
    line("GST included in the total", formatInvoiceAmount(invoice.total_tax)),
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
