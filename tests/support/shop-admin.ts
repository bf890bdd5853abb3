import { z } from "zod"
import type { ModelName } from "#lib/contract/model-call.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { getRunningShop } from "./running-shop.ts"

const bodySchema = z.object({ item: z.looseObject({ id: z.number() }).nullable() })
type Call = "addPhoto" | "create" | "update" | "enable" | "disable" | "delete" | "detail"

/** API client of the shop's administrator. A rejected call fails the test. */
export const admin = {
  /** Creates a record and returns its id. */
  create: async (model: ModelName, values: object) => (await need(model, "create", values)).id,
  /** Returns the whole record, as an administrator sees it. */
  read: (model: ModelName, by: { id: number } | { url: string }) => need(model, "detail", by),
  update: (model: ModelName, id: number, values: object) =>
    call(model, "update", { id, ...values }),
  enable: (model: ModelName, id: number) => call(model, "enable", { id }),
  disable: (model: ModelName, id: number) => call(model, "disable", { id }),
  /** Adds an existing image, by its hash, to a product as a photo. */
  addPhoto: (productId: number, hash: string, name: string) =>
    call("sell/product", "addPhoto", {
      id: productId,
      model: "sell/product",
      key: hash,
      name,
      uuid: crypto.randomUUID(),
    }),
  delete: (model: ModelName, id: number) => call(model, "delete", { id }),
  /** Deletes a product; one that was ordered stays, hidden and in no category. */
  clearProduct: async (id: number) => {
    const response = await send("sell/product", "delete", { id })
    if (response.status !== 409) return parseResponse("sell/product/delete", response)
    await call("sell/product", "update", { id, group_ids: [], primary_group_id: null })
    return call("sell/product", "disable", { id })
  },
}

async function need(model: ModelName, name: Call, body: object) {
  const { item } = bodySchema.parse(await call(model, name, body))
  if (item === null) throw new Error(`${model}/${name} found nothing for ${JSON.stringify(body)}`)
  return item
}

async function call(model: ModelName, name: Call, body: object): Promise<unknown> {
  return parseResponse(`${model}/${name}`, await send(model, name, body))
}

function send(model: ModelName, name: Call, body: object): Promise<Response> {
  const { apiOrigin, adminToken } = getRunningShop()
  return fetch(`${apiOrigin}${restBasePath}/${model}/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${adminToken}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
}

async function parseResponse(path: string, response: Response): Promise<unknown> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} was rejected (${response.status}): ${text}`)
  return text === "" ? null : JSON.parse(text)
}
