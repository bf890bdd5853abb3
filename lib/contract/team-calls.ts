import { z } from "zod"
import { adminRoles } from "./admin-role.ts"
import { buildItemSchema, buildListSchema, idSchema, instantSchema } from "./primitives.ts"
import { buildCall } from "./rest-call.ts"

/** An account that manages the shop. */
const adminAccountSchema = z.object({
  id: idSchema,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  enabled: z.boolean(),
  /** Null: not an administrator any more. */
  role: z.enum(adminRoles).nullable(),
  /** The last sign-in of which a session is stored; null for none. */
  signed_in_at: instantSchema.nullable(),
})

/** Owners' calls about who manages the shop. */
export const teamCalls = {
  listAdmins: buildCall("POST", "/cognito/admin/list", {
    response: buildListSchema(adminAccountSchema),
  }),
  /**
   * Gives an account a role, or takes it (null). Applies to the next request of the account. 409 if
   * no owner would be left.
   */
  setAdminRole: buildCall("POST", "/cognito/admin/setRole", {
    body: z.object({ id: idSchema, role: z.enum(adminRoles).nullable() }),
    response: buildItemSchema(adminAccountSchema),
  }),
} as const

export type WireAdminAccount = z.infer<typeof adminAccountSchema>
