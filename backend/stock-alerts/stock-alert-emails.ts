import { buildShopUrl, type EmailBranding } from "#backend/mail/branding.ts"
import type { Email } from "#backend/mail/email-template.ts"
import type { Translations } from "#backend/texts/translations.ts"
import type { AlertItem } from "./alert-item.ts"

type AlertEmailData = { head: EmailBranding; words: Translations; item: AlertItem }

/** Builds the email with the link that confirms a request (double opt-in). */
export function buildConfirmEmail(
  { head, words, item }: AlertEmailData,
  {
    confirmUrl,
    withdrawUrl,
    until,
  }: { confirmUrl: string; withdrawUrl: string; until: Date | null },
): Email {
  const { t, formatDay } = words
  return {
    subject: t("stockAlert.confirm.subject", { item: item.name }),
    paragraphs: [t("stockAlert.confirm.text", { shop: head.name, item: item.name })],
    code: null,
    button: { label: t("stockAlert.confirm.button"), href: confirmUrl },
    links: [{ label: t("stockAlert.withdraw.link"), href: withdrawUrl }],
    notes: [
      until === null
        ? t("stockAlert.confirm.once")
        : t("stockAlert.confirm.onceUntil", { day: formatDay(until) }),
      t("stockAlert.confirm.ignore"),
    ],
  }
}

/** Builds the one email of a confirmed request: the SKU is back in stock. */
export function buildBackInStockEmail({ head, words, item }: AlertEmailData): Email {
  const { t } = words
  return {
    subject: t("stockAlert.back.subject", { item: item.name }),
    paragraphs: [t("stockAlert.back.text", { item: item.name }), t("stockAlert.back.notReserved")],
    code: null,
    button: {
      label: t("stockAlert.back.button"),
      href: buildShopUrl(head, words, `/product/${item.slug}${item.optionQuery}`),
    },
    notes: [t("stockAlert.back.last")],
  }
}
