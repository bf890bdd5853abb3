import type { GetListParams, Identifier } from "ra-core"

export type AdminRow = { id: Identifier; version?: unknown }

/** How the back office reads and changes one kind of records. Absent: there is no such call. */
export type ResourceCalls = {
  list: (params: GetListParams) => Promise<{ data: AdminRow[]; count: number }>
  get: (id: number) => Promise<AdminRow | null>
  /** By default each record is fetched by `get`. */
  getMany?: (ids: readonly number[]) => Promise<AdminRow[]>
  create?: (values: Record<string, unknown>) => Promise<AdminRow | null>
  /** `version` is that of the record on which the changes are based, if it has one. */
  update?: (
    id: number,
    changes: Record<string, unknown>,
    version: string | undefined,
  ) => Promise<AdminRow | null>
  remove?: (id: number) => Promise<unknown>
}

/** Returns the paging of a list in the words of the API. */
export function buildPaging({ pagination }: GetListParams): { page: number; page_size: number } {
  return { page: pagination?.page ?? 1, page_size: pagination?.perPage ?? 25 }
}

/** Returns the filter of this name, if it is set. The call's schema rejects an unknown value. */
export function pickFilter({ filter }: GetListParams, name: string): object {
  const value: unknown = filter?.[name]
  return value === undefined || value === "" ? {} : { [name]: value }
}
