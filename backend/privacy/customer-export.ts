import { buffer } from "node:stream/consumers"
import { type Kysely, sql } from "kysely"
import { listConsents } from "#backend/consents/consents.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import type { FileFolder } from "#backend/files/file-folder.ts"
import { getInvoiceOfOrder } from "#backend/invoices/invoices.ts"
import { models } from "#backend/models/models.ts"
import { getRecord } from "#backend/models/record-rows.ts"
import { listAlertItems } from "#backend/stock-alerts/alert-item.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { findPersonalData, type PersonalData } from "./personal-data-index.ts"

type Db = Kysely<Database>
type ExportDeps = Pick<Deps, "db" | "now"> & { files: FileFolder; images: ReadOriginal }
type ReadOriginal = { getOriginal: (hash: string) => Promise<Buffer | null> }

/**
 * Returns all stored data of the customer with this email address as plain data with readable keys;
 * null if there is none. Excludes secrets (passwords, tokens, codes and their hashes).
 */
export async function buildCustomerExport(
  parts: ExportDeps,
  email: string,
): Promise<object | null> {
  const { db } = parts
  const traces = await findPersonalData(db, email)
  const { userId, submissions, mails, orders, stockAlerts, subscriptions, voucherIds } = traces
  const others = [voucherIds, traces.questions]
  const records = [submissions, mails, orders, stockAlerts, subscriptions, ...others]
  const isEmpty = records.every(({ length }) => length === 0)
  if (userId === null && isEmpty) return null
  return {
    exported_at: parts.now().toISOString(),
    email,
    ...(userId === null ? { account: null } : await listOwn(parts, userId)),
    orders: await listOrders(db, traces),
    gift_vouchers: await listVouchers(db, traces),
    form_submissions: submissions.map(({ form_name, data, url, language, created_at }) => ({
      form_name,
      values: data,
      sent_from: url,
      language,
      created_at,
    })),
    newsletter: subscriptions.map(({ id: _, email: __, ...subscription }) => subscription),
    questions_to_products: await listQuestions(db, traces),
    waits_for: await listAwaited(db, traces),
    mails: mails.map(({ to_address, reply_to, subject, text_body, created_at, sent_at }) => ({
      to: to_address ?? "the shop",
      reply_to,
      subject,
      text: text_body,
      created_at,
      sent_at,
    })),
  }
}

async function listOwn({ db, files, images }: ExportDeps, userId: number): Promise<object> {
  const account = await getRecord(db, models["cognito/user"], userId)
  const user = await db
    .selectFrom("users")
    .select(["image_hash", "google_subject", "language", "review_mails_off_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow()
  const photo = user.image_hash === null ? null : await images.getOriginal(user.image_hash)
  return {
    account: {
      ...account,
      language: user.language,
      review_emails_switched_off_at: user.review_mails_off_at,
      signs_in_with_google: user.google_subject !== null,
      photo: photo === null ? null : photo.toString("base64"),
    },
    addresses: await db
      .selectFrom("addresses")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute(),
    consents: await listConsents(db, userId),
    reviews: await listReviews(db, userId),
    store_credit: await listCredit(db, userId),
    cart: await listCart(db, userId),
    wish_lists: await listWishLists(db, userId),
    stock_set_aside_for_unpaid_orders: await db
      .selectFrom("stock_holds")
      .select(["order_id", "held_from", "held_until"])
      .where("user_id", "=", userId)
      .orderBy("held_from")
      .execute(),
    files: await listFiles(db, files, userId),
    sessions: await db
      .selectFrom("sessions")
      .select(["created_at", "rotated_at as used_at", "expires_at", "revoked_at as ended_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute(),
    passkeys: await db
      .selectFrom("passkeys")
      .select(["name", "created_at", "used_at"])
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute(),
    browsers_signed_in_with: await db
      .selectFrom("known_devices")
      .select("seen_at")
      .where("user_id", "=", userId)
      .execute(),
  }
}

function listReviews(db: Db, userId: number): Promise<object[]> {
  return db
    .selectFrom("reviews")
    .innerJoin("products", "products.id", "reviews.product_id")
    .select(["products.name as product", "reviews.order_id", "reviews.status", "reviews.stars"])
    .select(["reviews.title", "reviews.content", "reviews.author_name", "reviews.fit"])
    .select(["reviews.finish", "reviews.language", "reviews.reject_reason", "reviews.reply"])
    .select([
      "reviews.submitted_at",
      "reviews.created_at",
      "reviews.image_hashes",
      "reviews.responses",
    ])
    .where("reviews.user_id", "=", userId)
    .orderBy("reviews.id")
    .execute()
}

async function listOrders(db: Db, { orders }: PersonalData): Promise<object[]> {
  const listed: object[] = []
  for (const order of orders) {
    const {
      token: _,
      unpaid: __,
      steps: ___,
      can_cancel: ____,
      ...invoice
    } = await getInvoiceOfOrder(db, order)
    const payment = await db
      .selectFrom("payments")
      .select(["gateway", "gateway_reference", "status", "currency", "settled_at"])
      .where("id", "=", order.payment_id ?? 0)
      .executeTakeFirst()
    const events = await db
      .selectFrom("order_events")
      .select(["from_status", "to_status", "note", "created_at"])
      .where("order_id", "=", order.id)
      .orderBy("id")
      .execute()
    listed.push({ ...invoice, language: order.language, payment: payment ?? null, events })
  }
  return listed
}

async function listQuestions(db: Db, { questions }: PersonalData): Promise<object[]> {
  const products = await db
    .selectFrom("products")
    .select(["id", "name"])
    .where("id", "in", [0, ...questions.map(({ product_id }) => product_id)])
    .execute()
  const names = new Map(products.map(({ id, name }) => [id, name]))
  return questions.map(({ product_id, name, question, reply, ...rest }) => ({
    product: names.get(product_id) ?? "",
    name,
    question,
    reply,
    may_be_published: rest.may_publish,
    is_published: rest.is_published,
    language: rest.language,
    submitted_at: rest.submitted_at,
    replied_at: rest.replied_at,
  }))
}

/** Lists what the person waits for. */
async function listAwaited(db: Db, { stockAlerts }: PersonalData): Promise<object[]> {
  const items = await listAlertItems(
    db,
    stockAlerts.map(({ sku_id }) => sku_id),
  )
  return stockAlerts.map(({ sku_id, language, created_at, confirmed_at }) => ({
    product: items.get(sku_id)?.name ?? "",
    language,
    created_at,
    confirmed_at,
  }))
}

async function listVouchers(db: Db, { voucherIds }: PersonalData): Promise<object[]> {
  const rows = await db
    .selectFrom("gift_vouchers")
    .select([
      "amount_cents",
      "buyer_email",
      "recipient_name",
      "recipient_email",
      "sender_name",
      "message",
      "send_on",
      "issued_at",
      "redeemed_at",
      "created_at",
    ])
    .where("id", "in", voucherIds.length === 0 ? [emptyUuid] : voucherIds)
    .orderBy("created_at")
    .execute()
  return rows.map(({ amount_cents, ...voucher }) => ({
    amount: buildAmount(amount_cents),
    ...voucher,
  }))
}

const emptyUuid = "00000000-0000-0000-0000-000000000000"

async function listCredit(db: Db, userId: number): Promise<object[]> {
  const rows = await db
    .selectFrom("credit_entries")
    .select(["amount_cents", "reason", "order_id", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute()
  return rows.map(({ amount_cents, ...entry }) => ({ amount: buildAmount(amount_cents), ...entry }))
}

function listCart(db: Db, userId: number): Promise<object[]> {
  return db
    .selectFrom("cart_lines")
    .innerJoin("carts", "carts.id", "cart_lines.cart_id")
    .innerJoin("skus", "skus.id", "cart_lines.sku_id")
    .select(["skus.code as sku", "cart_lines.qty", "cart_lines.addons", "cart_lines.created_at"])
    .where("carts.user_id", "=", userId)
    .orderBy("cart_lines.id")
    .execute()
}

async function listWishLists(db: Db, userId: number): Promise<object[]> {
  const { rows } = await sql<{ name: string; is_shared: boolean; products: unknown }>`
    SELECT l.name, l.share_token IS NOT NULL AS is_shared, l.created_at, coalesce((
      SELECT jsonb_agg(jsonb_build_object(
        'product', p.name, 'sku', s.code, 'saved_at', i.created_at) ORDER BY i.created_at)
      FROM wish_list_items i
        JOIN products p ON p.id = i.product_id
        LEFT JOIN skus s ON s.id = i.sku_id
      WHERE i.list_id = l.id), '[]') AS products
    FROM wish_lists l WHERE l.user_id = ${userId} ORDER BY l.id`.execute(db)
  return rows
}

async function listFiles(db: Db, folder: FileFolder, userId: number): Promise<object[]> {
  const rows = await db
    .selectFrom("files")
    .select(["name", "mime", "key", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute()
  const listed: object[] = []
  for (const { key, ...file } of rows) {
    const source = await folder.open(key)
    const bytes = source && (await buffer(source))
    listed.push({ ...file, base64: bytes?.toString("base64") ?? null })
  }
  return listed
}
