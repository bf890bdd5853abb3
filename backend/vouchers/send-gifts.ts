import type { FastifyInstance } from "fastify"
import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import { type EmailBranding, getEmailBranding } from "#backend/mail/branding.ts"
import { enqueueEmail } from "#backend/mail/mail-outbox.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"
import { buildGiftEmail } from "./voucher-emails.ts"
import type { VoucherParts } from "./voucher-parts.ts"
import { buildVoucherCode, hashVoucherCode, type Voucher } from "./vouchers.ts"

type GiftDeps = Pick<Deps, "db" | "now"> & {
  /** `onMail` wakes the delivery of emails. */
  vouchers: VoucherParts & { onMail: () => void }
}

const giftsPerRun = 200

/** Registers the job that emails gift vouchers on their day, within ten minutes after 8 am. */
export function registerVoucherGifts(app: FastifyInstance, deps: GiftDeps): void {
  registerJob(app, deps, {
    name: "send-voucher-gifts",
    everyMs: 600_000,
    work: (signal) => sendGifts(deps, signal),
  })
}

/**
 * Emails the gift vouchers whose day has come, each once, unless they were refunded or redeemed
 * before. Returns the number of emails.
 */
export async function sendGifts(deps: GiftDeps, signal?: AbortSignal): Promise<number> {
  const { db, now, vouchers } = deps
  let count = 0
  for (const id of await listDueGifts(db, now())) {
    if (signal?.aborted) break
    const isEnqueued = await db.transaction().execute(async (trx) => {
      const voucher = await trx
        .selectFrom("gift_vouchers")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst()
      if (voucher === undefined) return false
      const code = buildVoucherCode(vouchers.keys.code, id)
      const head = await getEmailBranding(trx, vouchers.siteUrl)
      return enqueueGift(trx, { voucher, code, head, now: now() })
    })
    if (isEnqueued) count += 1
  }
  if (count > 0) vouchers.onMail()
  return count
}

async function listDueGifts(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("gift_vouchers")
    .select("id")
    .where("recipient_email", "<>", "")
    .where("gifted_at", "is", null)
    .where("issued_at", "is not", null)
    .where("redeemed_at", "is", null)
    .where("void_at", "is", null)
    .where(sql<Date>`(send_on::date + time '08:00') AT TIME ZONE ${shopTimeZone}::text`, "<=", now)
    .orderBy("send_on")
    .limit(giftsPerRun)
    .execute()
  return rows.map(({ id }) => id)
}

type Gift = { voucher: Voucher; code: string; head: EmailBranding; now: Date }

/**
 * Enqueues the email to the recipient of a voucher, once. False if there is no recipient, the
 * voucher is spent or refunded, or its code is of another key than the shop's.
 */
export async function enqueueGift(
  trx: Kysely<Database>,
  { voucher, code, head, now }: Gift,
): Promise<boolean> {
  const { id, recipient_email: to, payment_id: paymentId } = voucher
  if (to === "" || voucher.gifted_at !== null) return false
  if (voucher.redeemed_at !== null || voucher.void_at !== null) return false
  if (voucher.code_hash !== null && voucher.code_hash !== hashVoucherCode(code)) return false
  const payment = await trx
    .selectFrom("payments")
    .select("return_path")
    .where("id", "=", paymentId)
    .executeTakeFirst()
  const words = getTranslations(voucher.language)
  const { return_path = "/" } = payment ?? {}
  const email = buildGiftEmail({ voucher, code, head, payment: { return_path }, words })
  await enqueueEmail(trx, email, { about: `gift_voucher:${id}`, to, head, words })
  await trx.updateTable("gift_vouchers").set({ gifted_at: now }).where("id", "=", id).execute()
  return true
}
