import { questionAdminCalls } from "#lib/contract/question-admin-calls.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { getRunningShop } from "../support/running-shop.ts"
import { createEmailAddress, requestShopApi } from "../support/shop-customer.ts"

/** Submits a question about a product that may be published. Returns its id. */
export async function submitProductQuestion(
  productId: number,
  part: { question?: string; email?: string; may_publish?: boolean } = {},
): Promise<number> {
  const submitted = { name: "Ann", question: "Does it float?", may_publish: true, ...part }
  const body = { product_id: productId, email: createEmailAddress(), ...submitted }
  const response = await requestShopApi(shopperCalls.submitQuestion, { body })
  if (!response.ok) throw new Error(`The question was rejected: ${response.status}`)
  return findLastQuestion(productId)
}

/** Returns the id of the last question about a product. */
export async function findLastQuestion(productId: number): Promise<number> {
  const listed = await requestAsAdmin(questionAdminCalls.listAdminQuestions, { page_size: 100 })
  const { data } = questionAdminCalls.listAdminQuestions.response.parse(listed)
  const id = data.find(({ product_id }) => product_id === productId)?.id
  if (id === undefined) throw new Error("The question was not stored.")
  return id
}

/** Replies to a question and publishes it. */
export async function publishReply(id: number, reply: string): Promise<void> {
  await requestAsAdmin(questionAdminCalls.replyToQuestion, { id, reply, publish: true })
}

async function requestAsAdmin(call: RestCall, body: object): Promise<unknown> {
  const response = await requestShopApi(call, { body, token: getRunningShop().adminToken })
  if (!response.ok) throw new Error(`${call.path}: ${response.status} ${await response.text()}`)
  return response.json()
}
