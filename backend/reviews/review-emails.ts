import { buildShopUrl, type EmailBranding } from "#backend/mail/branding.ts"
import type { Email } from "#backend/mail/email-template.ts"
import type { Translations } from "#backend/texts/translations.ts"
import type { ReportReason } from "#lib/contract/review.ts"
import type { ReviewInput } from "#lib/contract/review-input.ts"
import type { DeliveredOrder } from "./delivered-order.ts"

type EmailParts = { head: EmailBranding; words: Translations; token: string }

/** Builds the email that requests reviews of the products of a delivered order. */
export function buildRequestEmail(
  order: Pick<DeliveredOrder, "id" | "first_name">,
  products: readonly { name: string }[],
  { head, words, token }: EmailParts,
): Email {
  const { t } = words
  const id = String(order.id)
  const { first_name: name } = order
  const page = buildShopUrl(head, words, `/review/${token}`)
  return {
    subject: t("review.request.subject", { id }),
    paragraphs: [
      name === "" ? t("review.request.text", { id }) : t("review.request.textName", { id, name }),
      t("review.request.honest"),
    ],
    rows: [
      {
        label: t("review.request.items"),
        words: products.map((product) => product.name).join("\n"),
      },
    ],
    code: null,
    button: { label: t("review.request.button"), href: page },
    links: [{ label: t("review.request.stop"), href: `${page}#review-mails` }],
    notes: [t("review.request.note")],
  }
}

/** Builds the email about the reason for which a review was not published. */
export function buildRejectedEmail(
  { product, reason }: { product: string; reason: string },
  { head, words, token }: EmailParts,
): Email {
  const { t } = words
  return {
    subject: t("review.rejected.subject", { product }),
    paragraphs: [
      t("review.rejected.text", { product }),
      t("order.reason", { reason }),
      t("review.rejected.change"),
    ],
    code: null,
    button: {
      label: t("review.rejected.button"),
      href: buildShopUrl(head, words, `/review/${token}`),
    },
    notes: [],
  }
}

/** Builds the email to the owner about a review to check. */
export function buildPendingEmail({
  id,
  order,
  product,
  review,
}: {
  id: number
  order: Pick<DeliveredOrder, "id" | "email">
  product: { name: string }
  review: Omit<ReviewInput, "responses">
}): Email {
  return {
    subject: `Review ${id} to check: ${product.name}, ${review.stars} of 5`,
    paragraphs: [`${order.email} wrote a review of ${product.name}. It isn’t public yet.`],
    rows: [
      ...(review.title === "" ? [] : [{ label: "Title", words: review.title }]),
      { label: "Review", words: review.content },
      { label: "Name", words: review.author_name || "Not shown" },
    ],
    code: null,
    button: null,
    notes: [
      `Order number: ${order.id}`,
      `To publish it: npm run shop -- reviews publish ${id}`,
      `To reject it: npm run shop -- reviews reject ${id} --reason "…"`,
    ],
  }
}

const reportTexts: Record<ReportReason, string> = {
  offensive: "It’s offensive.",
  advertising: "It’s advertising.",
  misleading: "It isn’t true, or isn’t about the product.",
  personal: "It has someone’s personal details.",
}

/** Returns the reason of a report in the owner's language. */
export function formatReportReason(reason: ReportReason): string {
  return reportTexts[reason]
}

/** Builds the email to the owner about a report of a published review. */
export function buildReportEmail({
  id,
  product,
  content,
  reason,
  note,
}: {
  id: number
  product: string
  content: string
  reason: ReportReason
  note: string
}): Email {
  return {
    subject: `Review ${id} of ${product} was reported`,
    paragraphs: [`Someone reported this review. ${formatReportReason(reason)}`],
    rows: [
      { label: "Review", words: content },
      ...(note === "" ? [] : [{ label: "Their note", words: note }]),
    ],
    code: null,
    button: null,
    notes: [
      `To leave it published: npm run shop -- reviews publish ${id}`,
      `To reject it: npm run shop -- reviews reject ${id} --reason "…"`,
    ],
  }
}
