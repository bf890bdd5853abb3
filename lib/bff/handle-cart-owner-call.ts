import "server-only"
import { type CallInput, callTimeoutMs } from "#lib/api/authenticated-client.ts"
import { requestAsCartOwner } from "#lib/api/cart-client.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import type { ShopperName } from "#lib/contract/shopper-calls.ts"
import { sendErrorResponse, sendJson } from "./responses.ts"

/**
 * Handles a cart call of a guest or a signed-in customer. The key of a guest cart is added on the
 * server and stays there.
 */
export async function handleCartOwnerCall(
  name: ShopperName,
  input: CallInput<RestCall>,
): Promise<Response> {
  const typedInput = input as Parameters<typeof requestAsCartOwner>[1]
  const result = await requestAsCartOwner(name, typedInput, { timeoutMs: callTimeoutMs })
  return "error" in result ? sendErrorResponse(result.error) : sendJson(JSON.stringify(result.body))
}
