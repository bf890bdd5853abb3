import { withDeadlockRetry } from "#backend/db/with-deadlock-retry.ts"
import { deleteUnusedImage } from "#backend/images/unused-images.ts"
import { deleteMailFiles } from "#backend/mail/delete-mail-files.ts"
import type { Media } from "#backend/media/open-media.ts"
import { handleOrderCancellation } from "#backend/orders/change-order.ts"
import { isOpenOrder, type OrderTrx } from "#backend/orders/order.ts"
import type { OrderStepDeps } from "#backend/orders/order-parts.ts"
import { getAvailableCreditCents } from "#backend/orders/store-credit.ts"
import { type OrderStatus, openStatuses } from "#lib/contract/rules/order-status.ts"
import { deleteCustomerRecords } from "./delete-customer-records.ts"
import { findPersonalData, type PersonalData } from "./personal-data-index.ts"

/** Result of an erasure. */
export type Erasure = {
  ordersRetained: number
  submissionsRemoved: number
  mailsRemoved: number
  hadAccount: boolean
}

/** Why a customer cannot be erased yet. */
export type ErasureBlocker =
  | { kind: "order"; id: number; status: OrderStatus }
  | { kind: "refund" }
  | { kind: "credit"; cents: number }

export type EraseDeps = OrderStepDeps & { dataDir: string; media: Pick<Media, "removePicture"> }
type Blocked = { blockers: ErasureBlocker[] }
type EraseResult = Blocked | { erasure: Erasure; mailIds: string[] }

/**
 * Erases the customer with this email address: deletes everything but orders, and anonymises those.
 * Returns the blockers instead while orders, refunds or credit are open, unless `isInsisted`: then
 * unpaid orders are cancelled. Returns null if nothing is stored.
 */
export async function eraseCustomer(
  deps: EraseDeps,
  email: string,
  { isInsisted }: { isInsisted: boolean },
): Promise<Erasure | Blocked | null> {
  if (isInsisted) await cancelOpenOrders(deps, email)
  const found = await withDeadlockRetry(() =>
    deps.db.transaction().execute((trx) => erase(trx, deps, email, isInsisted)),
  )
  if (found === null || "blockers" in found) return found
  await deleteMailFiles(deps.dataDir, found.mailIds)
  return found.erasure
}

async function erase(
  trx: OrderTrx,
  parts: EraseDeps,
  email: string,
  isInsisted: boolean,
): Promise<EraseResult | null> {
  const photo = await lockAll(trx, email)
  const traces = await findPersonalData(trx, email)
  const { userId, orders, submissions, mails, stockAlerts, subscriptions, voucherIds } = traces
  const others = [voucherIds, traces.questions]
  const records = [submissions, mails, stockAlerts, subscriptions, ...others]
  const isEmpty = records.every(({ length }) => length === 0)
  if (userId === null && isEmpty) return null
  const blockers = await listErasureBlockers(trx, traces)
  if (blockers.length > 0 && (!isInsisted || orders.some(isOpenOrder))) return { blockers }
  await deleteCustomerRecords(trx, email, traces, parts.now())
  const photos = traces.reviews.flatMap((review) => review.image_hashes)
  for (const hash of photo === null ? photos : [photo, ...photos]) {
    await deleteUnusedImage(trx, hash, parts.media.removePicture)
  }
  const erasure: Erasure = {
    ordersRetained: orders.length,
    hadAccount: userId !== null,
    submissionsRemoved: submissions.length,
    mailsRemoved: mails.length,
  }
  return { erasure, mailIds: mails.map(({ id }) => id) }
}

/** Locks in the global lock order (cart, customer, orders); returns the customer's photo. */
async function lockAll(trx: OrderTrx, email: string): Promise<string | null> {
  const known = await trx
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst()
  if (known === undefined) return null
  const { id } = known
  await trx.selectFrom("carts").select("id").where("user_id", "=", id).forUpdate().execute()
  const user = await trx
    .selectFrom("users")
    .select("image_hash")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  await trx
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", id)
    .orderBy("id")
    .forUpdate()
    .execute()
  return user?.image_hash ?? null
}

async function cancelOpenOrders(deps: OrderStepDeps, email: string): Promise<void> {
  const { orders } = await findPersonalData(deps.db, email)
  for (const { id } of orders.filter(isOpenOrder)) {
    const cancelled = await handleOrderCancellation(deps, { id, reason: "" })
    if (!cancelled.ok && cancelled.error.status !== 409) {
      throw new Error(cancelled.error.body.message)
    }
  }
}

const unsent: ReadonlySet<string> = new Set([...openStatuses, "paid", "processing"])

/** Returns open orders, refunds and credit of a customer: reasons against erasure. */
async function listErasureBlockers(
  trx: OrderTrx,
  { userId, orders }: PersonalData,
): Promise<ErasureBlocker[]> {
  if (userId === null) return []
  const waiting = orders.filter(({ status }) => unsent.has(status))
  const due = await trx
    .selectFrom("payments")
    .select("id")
    .where("id", "in", [0, ...orders.flatMap(({ payment_id: id }) => id ?? [])])
    .whereRef("refunded_cents", "<", "refund_due_cents")
    .execute()
  const credit = await getAvailableCreditCents(trx, userId, 0)
  return [
    ...waiting.map(({ id, status }) => ({ kind: "order", id, status }) as const),
    ...(due.length > 0 ? [{ kind: "refund" } as const] : []),
    ...(credit > 0 ? [{ kind: "credit", cents: credit } as const] : []),
  ]
}
