import "server-only"
import { type CallInput, callTimeoutMs } from "#lib/api/ask-account.ts"
import { callShopper } from "#lib/api/shopper.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import type { ShopperName } from "#lib/contract/shopper-calls.ts"
import { sendJson, sendRefusal } from "./door-answer.ts"

/**
 * Handles a cart call of a guest or a signed-in customer. The key of a guest cart is added on the
 * server and stays there.
 */
export async function answerShopper(
  name: ShopperName,
  input: CallInput<RestCall>,
): Promise<Response> {
  const asked = input as Parameters<typeof callShopper>[1]
  const result = await callShopper(name, asked, { timeoutMs: callTimeoutMs })
  return "refusal" in result ? sendRefusal(result.refusal) : sendJson(JSON.stringify(result.answer))
}
