import { isPaid } from "#lib/api/payments.ts"
import { paidQuerySchema } from "#lib/contract/payment.ts"

export const dynamic = "force-dynamic"

const headers = { "Cache-Control": "no-store" }

/** Whether a payer who has come back has paid: `?token=` of the return address, and its `page`. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams
  const asked = paidQuerySchema.shape.payum_token.safeParse(params.get("token"))
  if (!asked.success) {
    const message = "Give the token of the payment, such as ?token=…"
    return Response.json({ code: "BAD_REQUEST", message }, { status: 400, headers })
  }
  try {
    const paid = await isPaid(asked.data, params.get("page") ?? "")
    return Response.json({ paid }, { headers })
  } catch {
    const message = "We cannot say right now. Please try again in a moment."
    return Response.json({ code: "UNAVAILABLE", message }, { status: 503, headers })
  }
}
