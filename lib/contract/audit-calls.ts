import { z } from "zod"
import { buildItemSchema, buildListSchema, idSchema, instantSchema } from "./primitives.ts"
import { buildCall } from "./rest-call.ts"

/** One change of an administrator, or of the console on the shop's machine. */
const auditEntrySchema = z.object({
  id: idSchema,
  at: instantSchema,
  /** `started`: the process ended before the outcome was known. */
  outcome: z.enum(["started", "done"]),
  actor: z.object({
    kind: z.enum(["account", "token", "console"]),
    /** Null for an account that was deleted since. */
    id: idSchema.nullable(),
    name: z.string(),
    role: z.string(),
  }),
  /** Path of the call below `/api/v1/`, or the words of the command. */
  call: z.string(),
  model: z.string(),
  record_id: idSchema.nullable(),
  /** What the record is called; empty for one without a name. */
  label: z.string(),
  /** The fields that changed; "•••" stands for personal data and secrets. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  can_undo: z.boolean(),
  undoes_id: idSchema.nullable(),
  /** The entry that undid this one. */
  undone_by: idSchema.nullable(),
})

/** Calls about the audit log. */
export const auditCalls = {
  /** Newest first. */
  listAuditEntries: buildCall("POST", "/cognito/audit/list", {
    body: z.object({
      model: z.string().max(100).optional(),
      record_id: idSchema.optional(),
      user_id: idSchema.optional(),
      /** The start of the call, such as "sell/". */
      call: z.string().max(100).optional(),
      from: instantSchema.optional(),
      until: instantSchema.optional(),
      page: z.number().int().min(1).max(10_000).default(1),
      page_size: z.number().int().min(1).max(100).default(50),
    }),
    response: buildListSchema(auditEntrySchema),
  }),
  /**
   * Gives the fields that a change of a record changed their values from before. 409 if one of them
   * has changed again since, with the current record, or if it is not a change to undo.
   */
  undoChange: buildCall("POST", "/cognito/audit/undo", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(z.looseObject({ id: idSchema })),
  }),
} as const

export type WireAuditEntry = z.infer<typeof auditEntrySchema>
