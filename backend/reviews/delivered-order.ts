import { type Kysely, sql } from "kysely"
import { listQuestionsOfProducts } from "#backend/catalogue/product-questions.ts"
import { buildWireReview, listReviewImages } from "#backend/catalogue/product-reviews.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { parseSignedToken } from "#backend/keys/signed-token.ts"
import { getSiteConfig } from "#backend/settings/site-settings.ts"
import { getTextLookup } from "#backend/translations/read-translations.ts"
import { listTermLabels, translateList } from "#backend/translations/translate-records.ts"
import type { Result } from "#lib/contract/result.ts"
import { reviewQuestions } from "#lib/contract/review.ts"
import type { WireReviewRequest } from "#lib/contract/review-input.ts"
import type { ReviewDeps } from "./review-parts.ts"

type Db = Kysely<Database>

/** An order that was delivered, with its customer. */
export type DeliveredOrder = {
  id: number
  user_id: number
  email: string
  first_name: string
  language: string
  review_mails_off_at: Date | null
}

const unknownLink: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "review_link_unknown" }),
}

/**
 * Returns the order whose products the bearer of a review token may review. An order counts as
 * delivered once it was completed, also if it is refunded later. The link of a closed account is
 * invalid.
 */
export async function getOrderOfToken(
  { db, reviews }: Pick<ReviewDeps, "db" | "reviews">,
  token: string,
): Promise<Result<DeliveredOrder, ApiError>> {
  const id = parseSignedToken(token, reviews.linkKey)
  const order = id === null ? null : await getDeliveredOrder(db, id)
  return order === null ? unknownLink : { ok: true, value: order }
}

/** Returns the delivered order with this id; null if there is none. */
export async function getDeliveredOrder(db: Db, id: number): Promise<DeliveredOrder | null> {
  const order = await db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.user_id")
    .select(["orders.id", "orders.user_id", "orders.language"])
    .select(["users.email", "users.first_name", "users.review_mails_off_at"])
    .where("orders.id", "=", id)
    .where("users.enabled", "=", true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("order_events")
          .select("order_events.id")
          .whereRef("order_events.order_id", "=", "orders.id")
          .where("order_events.to_status", "=", "completed"),
      ),
    )
    .executeTakeFirst()
  return order ?? null
}

/** A product of an order that its customer may review. */
type ReviewableProduct = { id: number; name: string; slug: string }

/** Lists the products of an order that are still in the shop, each once, in the order's order. */
export async function listReviewableProducts(
  db: Db,
  orderId: number,
): Promise<ReviewableProduct[]> {
  const { rows } = await sql<ReviewableProduct>`
    SELECT products.id, products.name, products.url AS slug
    FROM products
      JOIN (SELECT product_id, min(id) AS place FROM order_lines
        WHERE order_id = ${orderId} GROUP BY product_id) AS line ON line.product_id = products.id
    WHERE products.enabled AND products.has_skus
    ORDER BY line.place`.execute(db)
  return rows
}

/**
 * Returns what the link of the order's email shows: its products with the customer's reviews. The
 * products' names are in the requested language, the shop's own questions have `term_labels`.
 */
export async function getReviewRequest(
  deps: Pick<Deps, "db" | "language">,
  order: DeliveredOrder,
): Promise<WireReviewRequest> {
  const { db } = deps
  const products = await listReviewableProducts(db, order.id)
  const ids = products.map(({ id }) => id)
  const questionsOf = await listQuestionsOfProducts(db, ids)
  const reviews = await db
    .selectFrom("reviews")
    .selectAll()
    .where("user_id", "=", order.user_id)
    .where("product_id", "in", [0, ...ids])
    .execute()
  const imageOf = await listReviewImages(db, reviews)
  const terms = ids.flatMap(questionsOf).flatMap(({ question, choices }) => [question, ...choices])
  const lookup = await getTextLookup(deps, { product: ids, terms })
  const config = await getSiteConfig(db)
  return {
    order_id: order.id,
    gets_mails: order.review_mails_off_at === null,
    questions: reviewQuestions.filter((question) => config.reviews[`request_${question}`]),
    term_labels: listTermLabels(terms, lookup),
    products: translateList("product", products, lookup).map((product) => {
      const row = reviews.find((review) => review.product_id === product.id)
      const own = { ...product, own_questions: questionsOf(product.id) }
      if (row === undefined) return { ...own, review: null }
      const { status, reject_reason } = row
      return { ...own, review: { ...buildWireReview(row, imageOf), status, reject_reason } }
    }),
  }
}
