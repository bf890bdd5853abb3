import { z } from "zod"

const scalar = z.union([z.string().max(200), z.number(), z.boolean(), z.null()])

/** A value, one of several values, or a range that includes its ends. */
const filterSchema = z.union([
  scalar,
  z.array(scalar).min(1).max(100),
  z.object({ min: scalar.optional(), max: scalar.optional() }),
])

/**
 * How administrators search, filter and sort a list of records; other readers' lists ignore it. Each
 * word of `search` is in one of the record's names, or the search is the record's id. Fields of
 * `filter` and `sort` are those of the record.
 */
export const recordListInput = {
  search: z.string().trim().max(200).default(""),
  filter: z.record(z.string().max(60), filterSchema).default({}),
  /** Empty: the usual order of the model. */
  sort: z.string().max(60).default(""),
  order: z.enum(["asc", "desc"]).default("asc"),
}

export type RecordFilter = z.output<typeof filterSchema>
export type FilterScalar = z.output<typeof scalar>
