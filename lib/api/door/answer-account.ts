import "server-only"
import { callAccount } from "#lib/api/account.ts"
import { type CallInput, callTimeoutMs } from "#lib/api/ask-account.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { sendJson, sendRefusal } from "./door-answer.ts"
import type { AccountName } from "./door-table.ts"

/** Handles a call of the signed-in customer. Responds with the contract's fields and no others. */
export async function answerAccount(
  name: AccountName,
  input: CallInput<RestCall>,
): Promise<Response> {
  const asked = input as Parameters<typeof callAccount>[1]
  const result = await callAccount(name, asked, callTimeoutMs)
  return "refusal" in result ? sendRefusal(result.refusal) : sendJson(JSON.stringify(result.answer))
}
