import type { Email } from "#backend/mail/email-template.ts"
import { formatReplyLanguage } from "#backend/mail/mail-outbox.ts"
import type { Translations } from "#backend/texts/translations.ts"
import type { AddressInput } from "#lib/contract/address.ts"
import type { CartLine } from "./cart-content.ts"

/** Builds the email that requests a delivery quote for these items from the shop's owner. */
export function buildQuoteRequestEmail(
  lines: readonly CartLine[],
  to: AddressInput,
  language: string,
): Email {
  const name = `${to.first_name} ${to.last_name}`
  return {
    subject: `Delivery quote wanted: ${to.postcode} ${to.city}`,
    paragraphs: [
      "Somebody would like to know what delivery of this cart would cost.",
      "Reply to this email to tell them.",
    ],
    rows: [
      ...lines.map((line) => ({ label: describeItem(line), words: describeExtras(line) })),
      {
        label: "Deliver to",
        words: [name, to.company, ...listPlace(to)].filter(Boolean).join("\n"),
      },
      { label: "Email", words: to.email },
      { label: "Phone", words: to.phone || "(not given)" },
    ],
    code: null,
    button: null,
    notes: formatReplyLanguage(language),
  }
}

/**
 * Builds the email that confirms a quote request to the customer. It repeats no input: anyone could
 * have it sent to anyone.
 */
export function buildQuoteReceipt(
  lines: readonly Pick<CartLine, "productName" | "skuName" | "qty">[],
  { t }: Translations,
): Email {
  return {
    subject: t("quote.subject"),
    paragraphs: [t("quote.thanks"), t("quote.text")],
    rows: lines.map(({ productName, skuName, qty }) => ({
      label: skuName === "" ? productName : `${productName}, ${skuName}`,
      words: t("quote.quantity", { count: String(qty) }),
    })),
    code: null,
    button: null,
    notes: [t("quote.ignore")],
  }
}

function describeItem({ qty, productName, skuName, skuCode }: CartLine): string {
  const name = skuName === "" ? productName : `${productName}, ${skuName}`
  return `${qty} × ${name} (${skuCode})`
}

function describeExtras({ addons }: CartLine): string {
  return addons.length === 0
    ? "(no extras)"
    : addons.map(({ name, label }) => `${name}: ${label}`).join("\n")
}

function listPlace(to: AddressInput): string[] {
  return [to.street_address, to.street_address_1, `${to.city} ${to.state} ${to.postcode}`]
}
