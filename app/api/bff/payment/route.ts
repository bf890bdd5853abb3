import { getPaymentState } from "#lib/checkout/orders-api.ts"
import { paidQuerySchema } from "#lib/contract/payment.ts"

export const dynamic = "force-dynamic"

const headers = { "Cache-Control": "no-store" }

/**
 * Returns the status of a payment after the return from the payment page: `?token=` of the return
 * URL, and its `page`. `outcome` is "unknown" for an unknown payment.
 */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams
  const parsedToken = paidQuerySchema.shape.payum_token.safeParse(params.get("token"))
  if (!parsedToken.success) {
    const message = "Give the token of the payment, such as ?token=…"
    return Response.json({ code: "BAD_REQUEST", message }, { status: 400, headers })
  }
  try {
    const payment = await getPaymentState(parsedToken.data, params.get("page") ?? "")
    const outcome = payment?.outcome ?? "unknown"
    return Response.json({ paid: outcome === "paid", outcome }, { headers })
  } catch {
    const message = "We cannot say right now. Please try again in a moment."
    return Response.json({ code: "UNAVAILABLE", message }, { status: 503, headers })
  }
}
