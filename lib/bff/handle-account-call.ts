import "server-only"
import { requestAsCustomer } from "#lib/api/account.ts"
import { type CallInput, callTimeoutMs } from "#lib/api/authenticated-client.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { sendErrorResponse, sendJson } from "./responses.ts"
import type { AccountName } from "./routes.ts"

/** Handles a call of the signed-in customer. Responds with the contract's fields and no others. */
export async function handleAccountCall(
  name: AccountName,
  input: CallInput<RestCall>,
): Promise<Response> {
  const typedInput = input as Parameters<typeof requestAsCustomer>[1]
  const result = await requestAsCustomer(name, typedInput, callTimeoutMs)
  return "error" in result ? sendErrorResponse(result.error) : sendJson(JSON.stringify(result.body))
}
