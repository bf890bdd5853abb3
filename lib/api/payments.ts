import "server-only"
import { callRest } from "./transport.ts"

/** Whether the payment of a return address is paid. Throws an ApiError. Never cached. */
export async function isPaid(token: string, returnAddress: string): Promise<boolean> {
  const url = Buffer.from(returnAddress).toString("base64")
  const { success } = await callRest("checkPaid", {
    query: { payum_token: token, url: url.length > 4_000 ? "" : url },
  })
  return success
}
