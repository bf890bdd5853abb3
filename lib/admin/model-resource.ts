import type { GetListParams } from "ra-core"
import type { ModelName } from "#lib/contract/model-call.ts"
import type { RecordFilter } from "#lib/contract/record-list.ts"
import type { AdminSender } from "./call-admin.ts"
import { buildPaging, type ResourceCalls } from "./resource-calls.ts"

/** True if a resource is a model of the generic calls, such as "cognito/faq". */
export function isModelName(resource: string): resource is ModelName {
  return /^(?:cognito|sell)\/[a-z_]+$/.test(resource)
}

/**
 * Builds the calls of a model's records. A list's filter `q` is the search; each other one is a field
 * with a value, several values, or `{ min, max }`. Without a sort it has the model's usual order.
 */
export function buildModelResource(send: AdminSender, model: ModelName): ResourceCalls {
  return {
    list: (params) => send(`${model}/list`, buildListInput(params), params.signal),
    get: async (id) => (await send(`${model}/detail`, { id })).item,
    getMany: async (ids) =>
      (await send(`${model}/list`, { filter: { id: [...ids] }, page_size: 100 })).data,
    create: async (values) => (await send(`${model}/create`, values)).item,
    update: async (id, changes, version) => {
      const { enabled, ...values } = changes
      const based = version === undefined ? { id } : { id, version }
      const isValuesOnly = enabled === undefined
      if (!isValuesOnly && Object.keys(values).length === 0) {
        return (await send(`${model}/${enabled ? "enable" : "disable"}`, based)).item
      }
      const { item } = await send(`${model}/update`, { ...values, ...based })
      if (isValuesOnly) return item
      return (await send(`${model}/${enabled ? "enable" : "disable"}`, { id })).item
    },
    remove: (id) => send(`${model}/delete`, { id }),
  }
}

function buildListInput(params: GetListParams) {
  const { q, ...fields }: Record<string, unknown> = params.filter ?? {}
  const filter = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  )
  const { field = "", order = "ASC" } = params.sort ?? {}
  return {
    ...buildPaging(params),
    search: typeof q === "string" ? q.trim() : "",
    // The values are those of the address; the call's schema rejects others.
    filter: filter as Record<string, RecordFilter>,
    sort: field,
    order: order === "DESC" ? ("desc" as const) : ("asc" as const),
  }
}
