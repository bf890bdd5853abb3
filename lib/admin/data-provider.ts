import { type DataProvider, type GetListParams, HttpError, type Identifier } from "ra-core"
import type { AdminErrorBody, AdminOutput, AdminSender } from "./call-admin.ts"
import { pickChanges } from "./pick-changes.ts"

/** The kinds of records that the back office lists and opens. */
export type AdminResource = "orders" | "products" | "reviews" | "skus"

export type AdminOrderRow = AdminOutput<"listOrders">["data"][number]
export type AdminOrder = NonNullable<AdminOutput<"getOrder">["item"]>
export type AdminReview = AdminOutput<"listAdminReviews">["data"][number]

type Row = { id: Identifier }
type Page = { data: Row[]; count: number }
type ResourceCalls = {
  list: (params: GetListParams) => Promise<Page>
  get: (id: number) => Promise<Row | null>
  update?: (id: number, changes: Record<string, unknown>) => Promise<Row | null>
}

/**
 * Creates the data provider of the back office: lists, records and changes by the administrators'
 * calls. An update sends the changed fields only, and fails with status 409 if one of them has been
 * changed at the server since the record was loaded.
 */
export function createDataProvider(send: AdminSender): DataProvider {
  const table = new Map<string, ResourceCalls>(Object.entries(buildResourceCalls(send)))
  const find = (resource: string) => {
    const calls = table.get(resource)
    if (calls === undefined) throw new Error(`The back office has no records of ${resource}`)
    return calls
  }
  const getOne = async (resource: string, id: Identifier) => {
    const record = await find(resource).get(Number(id))
    if (record === null) throw new HttpError("", 404, { code: "NOT_FOUND" })
    return record
  }
  return {
    supportAbortSignal: true,
    getList: async (resource, params) => {
      const { data, count } = await find(resource).list(params)
      return { data: parseRecords(data), total: count }
    },
    getOne: async (resource, { id }) => ({ data: parseRecord(await getOne(resource, id)) }),
    getMany: async (resource, { ids }) => ({
      data: parseRecords(await Promise.all(ids.map((id) => getOne(resource, id)))),
    }),
    update: async (resource, { id, data, previousData }) => {
      const { update } = find(resource)
      if (update === undefined) throw unsupported(resource)
      const changes = pickChanges(data, previousData)
      if (Object.keys(changes).length === 0) return { data: parseRecord(previousData) }
      requireNoConflict(changes, previousData, await getOne(resource, id))
      const record = await update(Number(id), changes)
      if (record === null) throw new HttpError("", 404, { code: "NOT_FOUND" })
      return { data: parseRecord(record) }
    },
    getManyReference: (resource) => Promise.reject(unsupported(resource)),
    updateMany: (resource) => Promise.reject(unsupported(resource)),
    create: (resource) => Promise.reject(unsupported(resource)),
    delete: (resource) => Promise.reject(unsupported(resource)),
    deleteMany: (resource) => Promise.reject(unsupported(resource)),
  }
}

function buildResourceCalls(send: AdminSender): Record<AdminResource, ResourceCalls> {
  return {
    orders: {
      list: (params) =>
        send("listOrders", { ...buildPaging(params), ...pick(params, "status") }, params.signal),
      get: async (id) => (await send("getOrder", { id })).item,
    },
    products: {
      list: async (params) => {
        const query = params.filter?.q
        if (typeof query !== "string" || query.trim() === "") {
          return send("listAdminProducts", buildPaging(params), params.signal)
        }
        const { data, count } = await send("searchProducts", { ...buildPaging(params), query })
        const found = await Promise.all(data.map(({ id }) => send("getAdminProduct", { id })))
        return { data: found.flatMap(({ item }) => item ?? []), count }
      },
      get: async (id) => (await send("getAdminProduct", { id })).item,
      update: async (id, changes) => (await send("updateProduct", { ...changes, id })).item,
    },
    skus: {
      list: (params) => send("listSkus", buildPaging(params), params.signal),
      get: async (id) => (await send("getSku", { id })).item,
      update: async (id, changes) => (await send("updateSku", { ...changes, id })).item,
    },
    reviews: {
      list: (params) => {
        const filter = { ...pick(params, "status"), reported: params.filter?.reported === true }
        return send("listAdminReviews", { ...buildPaging(params), ...filter }, params.signal)
      },
      get: async (id) => (await send("getAdminReview", { id })).item,
    },
  }
}

function buildPaging({ pagination }: GetListParams): { page: number; page_size: number } {
  return { page: pagination?.page ?? 1, page_size: pagination?.perPage ?? 25 }
}

/** Returns the filter of this name, if it is set. The call's schema rejects an unknown value. */
function pick({ filter }: GetListParams, name: string): object {
  const value: unknown = filter?.[name]
  return value === undefined || value === "" ? {} : { [name]: value }
}

/** Throws an HttpError of status 409 that names the fields which somebody else has changed. */
function requireNoConflict(changes: object, loaded: object, current: object): void {
  const changedElsewhere = pickChanges(current, loaded)
  const names = Object.keys(changes).filter((name) => name in changedElsewhere)
  if (names.length > 0)
    throw new HttpError("", 409, {
      code: "CONFLICT",
      conflicts: names,
    } satisfies Partial<AdminErrorBody>)
}

function unsupported(resource: string): Error {
  return new Error(`The back office has no such call for ${resource}`)
}

/** The library's type parameter of a record cannot be tied to the resource's name. */
function parseRecords<T>(rows: readonly Row[]): T[] {
  return rows as T[]
}
function parseRecord<T>(row: Row): T {
  return row as T
}
