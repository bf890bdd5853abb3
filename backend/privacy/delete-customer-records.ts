import { randomBytes } from "node:crypto"
import { sql } from "kysely"
import { z } from "zod"
import { deleteSubscription } from "#backend/consents/newsletter.ts"
import { withProductChanges } from "#backend/models/product-affected-tags.ts"
import type { Order, OrderTrx } from "#backend/orders/order.ts"
import type { PersonalData } from "./personal-data-index.ts"
import { buildErasedEmail, erased, isBuyerNameRequired } from "./retained-buyer-names.ts"

const addressSchema = z.looseObject({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string().default(""),
  state: z.string(),
})

/**
 * Deletes a customer's personal data, and anonymises what must be retained: orders, which are
 * invoices, with their payments and the store credit. Everything must be locked.
 */
export async function deleteCustomerRecords(
  trx: OrderTrx,
  email: string,
  traces: PersonalData,
  now: Date,
): Promise<void> {
  const { userId, submissions, mails, orders } = traces
  const ids = (rows: readonly { id: number }[]) => [0, ...rows.map(({ id }) => id)]
  for (const order of orders) await eraseOrder(trx, order, now)
  await erasePayers(trx, email, traces)
  await trx.deleteFrom("form_submissions").where("id", "in", ids(submissions)).execute()
  await sql`DELETE FROM mail_outbox
    WHERE id = ANY(${mails.map(({ id }) => id)}::uuid[])`.execute(trx)
  await trx.deleteFrom("stock_alerts").where("email", "=", email).execute()
  await deleteSubscription(trx, email)
  await sql`DELETE FROM mail_codes WHERE email = ${email}
    OR (purpose = 'email' AND data ->> 'from' = ${email})`.execute(trx)
  await trx
    .updateTable("gift_vouchers")
    .set({ buyer_email: "", sender_name: "", message: "" })
    .where((eb) =>
      eb.or([
        eb(sql<string>`lower(buyer_email)`, "=", email),
        eb("buyer_id", "=", traces.userId ?? 0),
      ]),
    )
    .execute()
  await trx
    .updateTable("gift_vouchers")
    .set({ recipient_name: "", recipient_email: "", sender_name: "", message: "", send_on: null })
    .where(sql<string>`lower(recipient_email)`, "=", email)
    .execute()
  await deleteReviews(trx, traces)
  await deleteQuestions(trx, traces)
  if (userId === null) return
  if (orders.length === 0) await trx.deleteFrom("users").where("id", "=", userId).execute()
  else await eraseAccount(trx, userId)
}

/** Deletes the reviews; the pages that show them are invalidated. */
async function deleteReviews(trx: OrderTrx, { reviews }: PersonalData): Promise<void> {
  const shown = reviews.filter(({ status }) => status === "published")
  const productIds = shown.map((review) => review.product_id)
  await withProductChanges(trx, productIds, async () => {
    const ids = [0, ...reviews.map(({ id }) => id)]
    await trx.deleteFrom("reviews").where("id", "in", ids).execute()
    return []
  })
}

/** Deletes the questions to products; the pages that show them are invalidated. */
async function deleteQuestions(trx: OrderTrx, { questions }: PersonalData): Promise<void> {
  const shown = questions.filter(({ is_published }) => is_published)
  const productIds = shown.map((question) => question.product_id)
  await withProductChanges(trx, productIds, async () => {
    const ids = [0, ...questions.map(({ id }) => id)]
    await trx.deleteFrom("product_questions").where("id", "in", ids).execute()
    return []
  })
}

/** Retains an order as a sale; removes buyer, destination and texts. */
async function eraseOrder(trx: OrderTrx, order: Order, now: Date): Promise<void> {
  const isNamed = isBuyerNameRequired(order, now)
  await trx
    .updateTable("orders")
    .set({
      email: buildErasedEmail(order.user_id),
      note: "",
      marketing: false,
      carrier: "",
      tracking_number: "",
      idempotency_key: null,
      token: randomBytes(32).toString("base64url"),
      address: await buildRetainedAddress(trx, order, isNamed),
    })
    .where("id", "=", order.id)
    .execute()
  // What administrators noted may be about the customer.
  await trx.deleteFrom("order_notes").where("order_id", "=", order.id).execute()
  // A text that was engraved or printed on request may be a name.
  await sql`UPDATE order_lines SET addons_key = '', addons = (
      SELECT coalesce(jsonb_agg(jsonb_set(addon, '{value}', '"erased"')), '[]')
      FROM jsonb_array_elements(addons) AS addon)
    WHERE order_id = ${order.id} AND jsonb_array_length(addons) > 0`.execute(trx)
}

async function buildRetainedAddress(
  trx: OrderTrx,
  order: Order,
  isNamed: boolean,
): Promise<string | null> {
  const address = addressSchema.nullable().parse(order.address)
  if (address === null && !isNamed) return null
  const buyer = address ?? (await getBuyer(trx, order.user_id))
  const name = isNamed
    ? { first_name: buyer.first_name, last_name: buyer.last_name, company: buyer.company }
    : { first_name: erased.first, last_name: erased.last, company: "" }
  return JSON.stringify({
    ...name,
    display_name: "",
    email: "",
    phone: "",
    street_address: "erased",
    street_address_1: "",
    city: "erased",
    postcode: "0000",
    state: buyer.state,
    country: "AU",
  })
}

async function getBuyer(trx: OrderTrx, userId: number) {
  const user = await trx
    .selectFrom("users")
    .select(["first_name", "last_name", "company_name"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow()
  const last_name = user.last_name || erased.last
  return { ...user, last_name, company: user.company_name, state: "QLD" }
}

/** Gateways identify payments by their own reference; the payer's address is not needed for it. */
async function erasePayers(trx: OrderTrx, email: string, { orders }: PersonalData): Promise<void> {
  const ids = orders.flatMap(({ payment_id: id }) => id ?? [])
  const rows = await trx
    .updateTable("payments")
    .set({ payer_email: "" })
    .where((eb) =>
      eb.or([eb("id", "in", [0, ...ids]), eb(sql<string>`lower(payer_email)`, "=", email)]),
    )
    .returning("gateway_reference")
    .execute()
  const references = rows.flatMap(({ gateway_reference: reference }) => reference ?? [])
  await trx
    .updateTable("sandbox_sessions")
    .set({ payer_email: "" })
    .where("reference", "in", ["", ...references])
    .execute()
}

/** Retains an account with orders as their owner, empty and disabled for good. */
async function eraseAccount(trx: OrderTrx, userId: number): Promise<void> {
  for (const table of ["carts", "sessions", "known_devices", "authorization_codes"] as const) {
    await trx.deleteFrom(table).where("user_id", "=", userId).execute()
  }
  for (const table of ["files", "consents", "stock_holds", "wish_lists", "passkeys"] as const) {
    await trx.deleteFrom(table).where("user_id", "=", userId).execute()
  }
  await trx
    .updateTable("credit_entries")
    .set({ reason: "" })
    .where("user_id", "=", userId)
    .execute()
  const blank = { first_name: "", last_name: "", mobile_phone: "", company_name: "" }
  await trx
    .updateTable("users")
    .set({
      ...blank,
      company_phone: "",
      trading_name: "",
      additional_member: "",
      drivers_licence_number: "",
      emergency_contact_name: "",
      emergency_contact_phone: "",
      date_of_birth: null,
      drivers_licence_expiry: null,
      google_subject: null,
      abn: null,
      drivers_licence_state_of_issue_id: null,
      website: null,
      facebook_link: null,
      image_hash: null,
      current_address_id: null,
      marketing_at: null,
      review_mails_off_at: null,
      password_hash: null,
      email: buildErasedEmail(userId),
      enabled: false,
      is_admin: false,
      language: "en",
    })
    .where("id", "=", userId)
    .execute()
  await trx.deleteFrom("addresses").where("user_id", "=", userId).execute()
}
