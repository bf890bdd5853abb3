import { parseRecordToken } from "#lib/invoices/invoice-paths.ts"
import { handleInvoicePdf } from "../../../handle-invoice-pdf.ts"

export const dynamic = "force-dynamic"

type Context = { params: Promise<{ token: string }> }

/** Returns the PDF of the order of an emailed link. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const token = parseRecordToken((await params).token)
  return handleInvoicePdf(token === null ? null : { token })
}
