import type { ColumnType, Generated } from "kysely"
import type { Id, MaybeTimestamp, Stamps } from "./column-types.ts"

export type ProductQuestionsTable = Stamps & {
  id: Id
  product_id: number
  /** Who submitted; both are empty once their retention has ended. */
  name: Generated<string>
  email: Generated<string>
  question: string
  language: Generated<string>
  may_publish: Generated<boolean>
  /** The shop's reply; empty for none. */
  reply: Generated<string>
  replied_at: MaybeTimestamp
  is_published: Generated<boolean>
  is_demo: Generated<boolean>
  submitted_at: ColumnType<Date, Date | string | undefined, Date | string>
}
