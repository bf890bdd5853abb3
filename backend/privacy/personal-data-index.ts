import { type Kysely, type Selectable, type SqlBool, sql } from "kysely"
import type { NewsletterSubscriptionsTable } from "#backend/db/accounts-schema.ts"
import type { FormSubmissionsTable, MailOutboxTable } from "#backend/db/forms-schema.ts"
import type { OrdersTable } from "#backend/db/orders-schema.ts"
import type { ProductQuestionsTable } from "#backend/db/product-questions-schema.ts"
import type { ReviewsTable } from "#backend/db/reviews-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { StockAlertsTable } from "#backend/db/selling-schema.ts"

type Db = Kysely<Database>

/** Personal data of a customer, with an account or without. */
export type PersonalData = {
  userId: number | null
  orders: Selectable<OrdersTable>[]
  submissions: Selectable<FormSubmissionsTable>[]
  mails: Selectable<MailOutboxTable>[]
  /** Requests to be notified when something is back in stock. */
  stockAlerts: Selectable<StockAlertsTable>[]
  /** The newsletter subscription of the address. */
  subscriptions: Selectable<NewsletterSubscriptionsTable>[]
  /** Vouchers bought, redeemed, or got as a gift. */
  voucherIds: string[]
  /** Questions to products, sent with the address. */
  questions: Selectable<ProductQuestionsTable>[]
  reviews: Pick<Selectable<ReviewsTable>, "id" | "product_id" | "status" | "image_hashes">[]
}

/**
 * Returns the stored data of an email address: the account's, and form submissions and purchases
 * with the address. Does not find a person who is only named inside a text.
 */
export async function findPersonalData(db: Db, email: string): Promise<PersonalData> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst()
  const userId = user?.id ?? null
  const orders = await db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", userId ?? 0)
    .orderBy("id")
    .execute()
  const submissions = await listSubmissions(db, email)
  const vouchers = await db
    .selectFrom("gift_vouchers")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("buyer_id", "=", userId ?? 0),
        eb("redeemed_by", "=", userId ?? 0),
        eb(sql<string>`lower(buyer_email)`, "=", email),
        eb(sql<string>`lower(recipient_email)`, "=", email),
      ]),
    )
    .execute()
  const voucherIds = vouchers.map(({ id }) => id)
  const reviews = await db
    .selectFrom("reviews")
    .select(["id", "product_id", "status", "image_hashes"])
    .where("user_id", "=", userId ?? 0)
    .execute()
  const questions = await db
    .selectFrom("product_questions")
    .selectAll()
    .where("email", "=", email)
    .orderBy("id")
    .execute()
  const stockAlerts = await db
    .selectFrom("stock_alerts")
    .selectAll()
    .where("email", "=", email)
    .orderBy("id")
    .execute()
  const subscriptions = await db
    .selectFrom("newsletter_subscriptions")
    .selectAll()
    .where("email", "=", email)
    .execute()
  const about = [
    ...(userId === null ? [] : [`user:${userId}`]),
    ...orders.map(({ id }) => `order:${id}`),
    ...submissions.map(({ id }) => `form_submission:${id}`),
    ...voucherIds.map((id) => `gift_voucher:${id}`),
    ...reviews.map(({ id }) => `review:${id}`),
    ...questions.map(({ id }) => `product_question:${id}`),
  ]
  const mails = await listMails(db, email, about)
  return {
    userId,
    orders,
    submissions,
    stockAlerts,
    subscriptions,
    voucherIds,
    questions,
    reviews,
    mails,
  }
}

function listSubmissions(db: Db, email: string) {
  return db
    .selectFrom("form_submissions")
    .selectAll()
    .where(
      sql<SqlBool>`EXISTS (SELECT FROM jsonb_path_query(data, '$[*].value') AS answer
        WHERE lower(trim(answer #>> '{}')) = ${email})`,
    )
    .orderBy("id")
    .execute()
}

function listMails(db: Db, email: string, about: readonly string[]) {
  return db
    .selectFrom("mail_outbox")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb(sql<string>`lower(to_address)`, "=", email),
        eb(sql<string>`lower(reply_to)`, "=", email),
        // "order:12", also with a suffix, such as "order:12:paid".
        eb(sql<string>`split_part(about, ':', 1) || ':' || split_part(about, ':', 2)`, "in", [
          "",
          ...about,
        ]),
      ]),
    )
    .orderBy("created_at")
    .execute()
}
