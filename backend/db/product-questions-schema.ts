import type { ColumnType, Generated } from "kysely"
import type { Id, MaybeTimestamp, Stamps } from "./column-types.ts"

export type ProductQuestionsTable = Stamps & {
  id: Id
  product_id: number
  /** Who asked; both are empty once their retention has ended. */
  name: Generated<string>
  email: Generated<string>
  question: string
  language: Generated<string>
  may_publish: Generated<boolean>
  /** The shop's answer; empty for none. */
  answer: Generated<string>
  answered_at: MaybeTimestamp
  is_published: Generated<boolean>
  is_demo: Generated<boolean>
  asked_at: ColumnType<Date, Date | string | undefined, Date | string>
}
