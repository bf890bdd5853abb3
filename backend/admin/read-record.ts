import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Values } from "#backend/models/model-definition.ts"
import { models } from "#backend/models/models.ts"
import { getRecord } from "#backend/models/record-rows.ts"
import { getAdminOrder } from "#backend/orders/admin-orders.ts"
import { getAdminQuestion } from "#backend/questions/admin-questions.ts"
import { getAdminReview } from "#backend/reviews/admin-reviews.ts"
import { getAdmin } from "#backend/team/admin-accounts.ts"
import { type ModelName, modelNames } from "#lib/contract/model-call.ts"

type Db = Kysely<Database>
type ReadRecord = (db: Db, id: number) => Promise<Values | null>

const readers: Readonly<Record<string, ReadRecord>> = {
  "sell/order": getAdminOrder,
  "sell/review": getAdminReview,
  "sell/question": getAdminQuestion,
  "cognito/admin": getAdmin,
}

/** Returns the model's definition by its name in the API; null for an unknown one. */
export function findModelName(name: string): ModelName | null {
  return modelNames.find((known) => known === name) ?? null
}

/** Returns how to read a record of this model for the audit log; undefined if it cannot be read. */
export function buildRecordReader(
  db: Db,
  model: string,
): ((id: number) => Promise<Values | null>) | undefined {
  const name = findModelName(model)
  if (name !== null) return (id) => getRecord(db, models[name], id)
  const read = readers[model]
  return read && ((id) => read(db, id))
}
