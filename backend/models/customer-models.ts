import { sql } from "kysely"
import { z } from "zod"
import { revokeSessions } from "#backend/accounts/sessions.ts"
import { type ApiError, buildApiError, buildFieldError } from "#backend/http/api-error.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import { buildAffectedTags } from "./affected-tags.ts"
import {
  buildAmountField,
  buildListedNumber,
  buildPlainFields,
  type Field,
  type ModelDefinition,
  type Trx,
} from "./model-definition.ts"

/** Customers' records appear on no public page. */
const noTags = async () => buildAffectedTags([])
const userInput = modelInputs["cognito/user"]
const emptyFields = ["abn", "website", "facebook_link"]
const dayFields = ["date_of_birth", "drivers_licence_expiry"]
const special = new Set([...emptyFields, ...dayFields])

const paidOrders = sql`FROM orders WHERE orders.user_id = users.id AND orders.paid_at IS NOT NULL
  AND orders.status <> 'refunded'`

/** The models of customers, for administrators only. */
export const customerModels = {
  "cognito/user": {
    table: "users",
    input: userInput,
    fields: {
      ...buildPlainFields(...Object.keys(userInput.shape).filter((name) => !special.has(name))),
      ...Object.fromEntries(emptyFields.map((name) => [name, emptyField(name)])),
      ...Object.fromEntries(dayFields.map((name) => [name, dayField(name)])),
    },
    readOnly: ["image_hash", "marketing_at"],
    urlField: null,
    isShown: null,
    listed: {
      order_count: buildListedNumber(sql`(SELECT count(*) ${paidOrders})`),
      order_total: buildListedNumber(
        sql`(SELECT coalesce(sum(total_cents), 0)::integer ${paidOrders})`,
        { isAmount: true },
      ),
    },
    validate: validateUserAndEndSessions,
    getAffectedTags: noTags,
  },
  "cognito/credit": {
    table: "credit_entries",
    input: modelInputs["cognito/credit"],
    fields: {
      ...buildPlainFields("user_id", "supplier_id", "reason"),
      amount: buildAmountField("amount_cents"),
    },
    urlField: null,
    isShown: null,
    isNewestFirst: true,
    getAffectedTags: noTags,
  },
  "cognito/file": {
    table: "files",
    input: modelInputs["cognito/file"],
    fields: buildPlainFields("name"),
    readOnly: ["user_id", "mime", "bytes"],
    urlField: null,
    isShown: null,
    isNewestFirst: true,
    getAffectedTags: noTags,
    create: async () => ({
      ok: false,
      error: buildApiError(409, "CONFLICT", { code: "file_upload_elsewhere" }),
    }),
  },
} as const satisfies Record<string, ModelDefinition>

/** A text that is stored as null if it is empty. */
function emptyField(column: string): Field {
  return { column, toColumn: (value) => (value === "" ? null : value), toWire: (value) => value }
}

/** A calendar day as text, empty for null. The driver parses it as local midnight. */
function dayField(column: string): Field {
  return {
    ...emptyField(column),
    toWire: (value) => {
      if (value === null) return ""
      const day = z.date().parse(value)
      const parts = [day.getMonth() + 1, day.getDate()]
      const year = String(day.getFullYear()).padStart(4, "0")
      return [year, ...parts.map((part) => String(part).padStart(2, "0"))].join("-")
    },
  }
}

/** Ends the sessions of a disabled customer. Rejects a current address of another customer. */
async function validateUserAndEndSessions(trx: Trx, id: number): Promise<ApiError | null> {
  const user = await trx
    .selectFrom("users")
    .leftJoin("addresses", "addresses.id", "users.current_address_id")
    .select([
      "users.enabled",
      "users.current_address_id",
      "addresses.user_id",
      "addresses.enabled as offered",
    ])
    .where("users.id", "=", id)
    .executeTakeFirstOrThrow()
  if (user.current_address_id !== null && (user.user_id !== id || !user.offered)) {
    return buildFieldError("current_address_id", { code: "customer_address_foreign" })
  }
  if (!user.enabled) await revokeSessions(trx, id, { reason: "disabled", now: new Date() })
  return null
}
