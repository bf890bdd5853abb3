import { parseRecordToken } from "#lib/invoices/invoice-paths.ts"
import { answerPdf } from "../../../answer-pdf.ts"

export const dynamic = "force-dynamic"

type Context = { params: Promise<{ token: string }> }

/** The PDF of the order that a mail's link leads to. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const token = parseRecordToken((await params).token)
  return answerPdf(token === null ? null : { token })
}
