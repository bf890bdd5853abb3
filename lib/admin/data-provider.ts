import { type DataProvider, HttpError, type Identifier } from "ra-core"
import type { ModelName } from "#lib/contract/model-call.ts"
import type { AdminErrorBody, AdminOutput, AdminSender } from "./call-admin.ts"
import { buildModelResource, isModelName } from "./model-resource.ts"
import { buildNamedResources, type NamedResource } from "./named-resources.ts"
import { pickChanges } from "./pick-changes.ts"
import type { AdminRow, ResourceCalls } from "./resource-calls.ts"
import { runMany } from "./run-many.ts"

/** The kinds of records that the back office lists and opens: every model, and some with named calls. */
export type AdminResource = NamedResource | ModelName

export type AdminOrderRow = AdminOutput<"listOrders">["data"][number]
export type AdminOrder = NonNullable<AdminOutput<"getOrder">["item"]>
export type AdminQuestion = AdminOutput<"listAdminQuestions">["data"][number]
export type AdminReview = AdminOutput<"listAdminReviews">["data"][number]

type Values = Record<string, unknown>

/**
 * Creates the data provider of the back office: lists, records and changes by the administrators'
 * calls. An update sends the changed fields only, and fails with status 409 if one of them has been
 * changed at the server since the record was loaded. Updates of one record are sent one after the
 * other, since each is based on the version before it. `updateMany` and `deleteMany` go on after a row
 * that failed: their results have `failed` beside `data` (see `runMany`).
 */
export function createDataProvider(send: AdminSender): DataProvider {
  const named = new Map<string, ResourceCalls>(Object.entries(buildNamedResources(send)))
  const find = (resource: string) => {
    const calls = isModelName(resource) ? buildModelResource(send, resource) : named.get(resource)
    if (calls === undefined) throw new Error(`The back office has no records of ${resource}`)
    return calls
  }
  const getOne = async (resource: string, id: Identifier) =>
    requireRecord(await find(resource).get(Number(id)))
  const remove = (resource: string, id: Identifier) =>
    requireCall(find(resource).remove, resource)(Number(id))
  const sendUpdate = async (resource: string, id: Identifier, data: Values, previous: Values) => {
    const updateRecord = requireCall(find(resource).update, resource)
    const changes = pickChanges(data, previous)
    if (Object.keys(changes).length === 0) return parseRow(previous)
    const current = await getOne(resource, id)
    requireNoConflict(changes, previous, current)
    return requireRecord(await updateRecord(Number(id), changes, getVersion(current)))
  }
  const lastUpdates = new Map<string, Promise<AdminRow>>()
  const update = (resource: string, id: Identifier, data: Values, previous: Values) => {
    const key = `${resource} ${id}`
    const send = () => sendUpdate(resource, id, data, previous)
    const last = (lastUpdates.get(key) ?? Promise.resolve()).then(send, send)
    lastUpdates.set(key, last)
    return last
  }
  return {
    supportAbortSignal: true,
    getList: async (resource, params) => {
      const { data, count } = await find(resource).list(params)
      return { data: parseRecords(data), total: count }
    },
    getManyReference: async (resource, { target, id, filter, ...params }) => {
      const wanted = { ...params, filter: { ...filter, [target]: id } }
      const { data, count } = await find(resource).list(wanted)
      return { data: parseRecords(data), total: count }
    },
    getOne: async (resource, { id }) => ({ data: parseRecord(await getOne(resource, id)) }),
    getMany: async (resource, { ids }) => {
      const { getMany } = find(resource)
      const rows = await (getMany
        ? getMany(ids.map(Number))
        : Promise.all(ids.map((id) => getOne(resource, id))))
      return { data: parseRecords(rows) }
    },
    create: async (resource, { data }) => {
      const create = requireCall(find(resource).create, resource)
      return { data: parseRecord(requireRecord(await create(data))) }
    },
    update: async (resource, { id, data, previousData }) => ({
      data: parseRecord(await update(resource, id, data, previousData)),
    }),
    updateMany: async (resource, { ids, data }) => {
      const updateRecord = requireCall(find(resource).update, resource)
      const result = await runMany(ids, async (id) =>
        requireRecord(await updateRecord(Number(id), { ...data }, undefined)),
      )
      return { data: result.done, failed: result.failed }
    },
    delete: async (resource, { id, previousData }) => {
      await remove(resource, id)
      return { data: parseRecord(parseRow(previousData ?? { id })) }
    },
    deleteMany: async (resource, { ids }) => {
      const result = await runMany(ids, (id) => remove(resource, id))
      return { data: result.done, failed: result.failed }
    },
  }
}

function requireRecord(record: AdminRow | null): AdminRow {
  if (record === null) throw new HttpError("", 404, { code: "NOT_FOUND" })
  return record
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

function getVersion({ version }: AdminRow): string | undefined {
  return typeof version === "string" ? version : undefined
}

function requireCall<Call>(call: Call | undefined, resource: string): Call {
  if (call === undefined) throw new Error(`The back office has no such call for ${resource}`)
  return call
}

/** The library's type parameter of a record cannot be tied to the resource's name. */
function parseRecords<T>(rows: readonly AdminRow[]): T[] {
  return rows as T[]
}
function parseRecord<T>(row: AdminRow): T {
  return row as T
}
function parseRow(values: Values): AdminRow {
  return values as AdminRow
}
