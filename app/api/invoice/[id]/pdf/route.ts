import { parseOrderId } from "#lib/invoices/invoice-paths.ts"
import { handleInvoicePdf } from "../../handle-invoice-pdf.ts"

export const dynamic = "force-dynamic"

type Context = { params: Promise<{ id: string }> }

/** Returns the PDF of an order of the signed-in customer. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const id = parseOrderId((await params).id)
  return handleInvoicePdf(id === null ? null : { id })
}
