import type { Kysely } from "kysely"
import { buildRateLimitError } from "#backend/accounts/limits.ts"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { consumeRateLimits, type Limit } from "#backend/limits/rate-limit.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { enqueueEmail } from "#backend/mail/mail-outbox.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import type { Result } from "#lib/contract/result.ts"
import { type AlertItem, getTranslatedItem, listAlertItems } from "./alert-item.ts"
import { buildConfirmEmail } from "./stock-alert-emails.ts"
import {
  buildAddressKey,
  buildConfirmUrl,
  buildWithdrawUrl,
  type StockAlertDeps,
} from "./stock-alert-parts.ts"

/** `client` is the keyed hash of the requesting client's IP address. */
type StockAlertRequest = { skuId: number; email: string; language: string; client: string }

/**
 * Stores a request to be notified when a SKU is back in stock, and emails the link that confirms it. A
 * repeated request sends the link again. One that was confirmed before has the same response, and
 * sends nothing: it reveals to no one who waits for what.
 */
export async function requestStockAlert(
  deps: StockAlertDeps,
  request: StockAlertRequest,
): Promise<Result<{ success: true }, ApiError>> {
  const item = (await listAlertItems(deps.db, [request.skuId])).get(request.skuId)
  if (!item?.isSold) {
    return { ok: false, error: buildApiError(404, "NOT_FOUND", { code: "item_not_sold" }) }
  }
  if (item.stock > 0) {
    return { ok: false, error: buildApiError(409, "CONFLICT", { code: "item_in_stock" }) }
  }
  const taken = await consumeRateLimits(deps.db, listLimits(deps, request), deps.now())
  if (!taken.ok) return { ok: false, error: buildRateLimitError(taken.error, deps.now()) }
  const isQueued = await deps.db
    .transaction()
    .execute((trx) => saveRequest(trx, deps, request, item))
  if (isQueued) deps.alerts.onMail()
  return { ok: true, value: { success: true } }
}

/** Saves the request with its email; false if it was confirmed before. */
async function saveRequest(
  trx: Kysely<Database>,
  deps: StockAlertDeps,
  { skuId, email, language }: StockAlertRequest,
  item: AlertItem,
): Promise<boolean> {
  const { alerts, now } = deps
  const addressKey = buildAddressKey(alerts, email)
  const row = await trx
    .insertInto("stock_alerts")
    .values({ sku_id: skuId, email, address_key: addressKey, language, created_at: now() })
    .onConflict((conflict) =>
      conflict
        .columns(["sku_id", "email"])
        .doUpdateSet({ language, created_at: now(), address_key: addressKey })
        .where("stock_alerts.confirmed_at", "is", null),
    )
    .returning("id")
    .executeTakeFirst()
  if (row === undefined) return false
  const head = await getEmailBranding(trx, alerts.siteUrl)
  const words = getTranslations(language)
  const withdrawUrl = buildWithdrawUrl(alerts, addressKey)
  const message = buildConfirmEmail(
    { head, words, item: await getTranslatedItem(trx, item, language) },
    { confirmUrl: buildConfirmUrl(alerts, row.id), withdrawUrl, until: buildEnd(deps) },
  )
  await enqueueEmail(trx, message, {
    about: `stock_alert:${row.id}`,
    to: email,
    head,
    words,
    unsubscribeUrl: withdrawUrl,
  })
  return true
}

/** Returns until when a request waits if it is confirmed now; null: as long as it takes. */
function buildEnd({ alerts, now }: StockAlertDeps): Date | null {
  if (alerts.retentionDays === null) return null
  return new Date(now().getTime() + alerts.retentionDays * 86_400_000)
}

const hourMs = 3_600_000

function listLimits({ alerts }: StockAlertDeps, { client, email }: StockAlertRequest): Limit[] {
  const detail = { code: "email_rate_limited" } as const
  return [
    { bucket: `stock-alert:${client}`, max: 10, withinMs: hourMs, detail },
    {
      bucket: `stock-alert:to:${buildAddressKey(alerts, email)}`,
      max: 5,
      withinMs: hourMs,
      detail,
    },
  ]
}
