import { beforeAll, describe, expect, it } from "@jest/globals"
import {
  buildDisabledAccountEmail,
  buildExistingAccountEmail,
  buildLoginEmail,
  buildPasswordChangedEmail,
  buildRecoveryEmail,
  buildRegistrationEmail,
  buildUnknownAccountEmail,
} from "#backend/accounts/account-emails.ts"
import { buildQuoteReceipt } from "#backend/cart/quote-emails.ts"
import {
  buildCancelledEmail,
  buildConfirmationEmail,
  buildRefundEmail,
  buildReturnedPaymentEmail,
  buildShippedEmail,
} from "#backend/orders/order-emails.ts"
import {
  buildBackInStockEmail,
  buildConfirmEmail,
} from "#backend/stock-alerts/stock-alert-emails.ts"
import { getTranslations, type Translations } from "#backend/texts/translations.ts"
import { buildGiftEmail, buildVoucherEmail } from "#backend/vouchers/voucher-emails.ts"
import { getDirection, getLanguageTag, locales } from "#lib/contract/languages.ts"
import {
  buildEmailOrder,
  buildEmailOrderLine,
  buildEmailVoucher,
} from "#tests/factories/email-data.ts"
import { buildShopUrl } from "./branding.ts"
import { type Email, type RenderedEmail, renderEmail } from "./email-template.ts"

const head = {
  name: "Curlew",
  address: "14 Stowe Lane\nCalliope",
  email: "hello@curlew.example",
  phone: "07 5550 1234",
  siteUrl: "https://shop.example",
}

/** Builds every email that a customer can get, by topic. */
function buildEmails(words: Translations): Record<string, Email> {
  const facts = { head, words, email: "ann@example.com", firstName: "Åsa", code: "ABCD2345" }
  const data = {
    head,
    words,
    firstName: "Åsa",
    lines: [buildEmailOrderLine()],
    order: buildEmailOrder(),
  }
  const tickets = { ...data, lines: [buildEmailOrderLine({ is_ticket: true })] }
  const made = { ...data, lines: [buildEmailOrderLine({ lead_days_min: 10, lead_days_max: 10 })] }
  const sent = { ...data, order: buildEmailOrder({ carrier: "Post", tracking_number: "33X" }) }
  const atCounter = { ...data, order: buildEmailOrder({ is_pick_up: true }) }
  const nameless = { ...data, firstName: "" }
  const bought = buildEmailOrderLine()
  const item = {
    skuId: 1,
    name: "Xq (Amber)",
    slug: "xq",
    stock: 0,
    isSold: true,
    productId: 1,
    product: "Xq",
    options: ["Amber"],
    optionQuery: "?colour=amber",
  }
  const toShop = buildShopUrl(head, words, "/")
  const links = { confirmUrl: toShop, withdrawUrl: toShop }
  return {
    login: buildLoginEmail(facts, false),
    loginCode: buildLoginEmail({ ...facts, firstName: "" }, true),
    register: buildRegistrationEmail(facts),
    known: buildExistingAccountEmail(facts),
    recover: buildRecoveryEmail(facts),
    unknown: buildUnknownAccountEmail(facts),
    switchedOff: buildDisabledAccountEmail(facts),
    password: buildPasswordChangedEmail(facts),
    stockAlert: buildConfirmEmail({ head, words, item }, { ...links, until: null }),
    stockAlertUntil: buildConfirmEmail(
      { head, words, item },
      { ...links, until: new Date("2027-11-21T02:00:00Z") },
    ),
    backInStock: buildBackInStockEmail({ head, words, item }),
    datedConfirmation: buildConfirmationEmail({
      ...data,
      order: buildEmailOrder({ arrives_from: "2026-12-02", arrives_to: "2026-12-09" }),
    }),
    confirmation: buildConfirmationEmail(data),
    ticketConfirmation: buildConfirmationEmail(tickets),
    madeConfirmation: buildConfirmationEmail(made),
    madeCounterConfirmation: buildConfirmationEmail({ ...made, order: atCounter.order }),
    counterConfirmation: buildConfirmationEmail({ ...nameless, order: atCounter.order }),
    shipped: buildShippedEmail(sent),
    shippedNameless: buildShippedEmail(nameless),
    ready: buildShippedEmail(atCounter),
    readyNameless: buildShippedEmail({ ...atCounter, firstName: "" }),
    cancelled: buildCancelledEmail(data, "Xq"),
    refund: buildRefundEmail(data, { moneyCents: 500, reason: "Xq" }),
    returned: buildReturnedPaymentEmail(data, 500),
    voucher: buildVoucherEmail({
      head,
      words,
      voucher: buildEmailVoucher(),
      code: "L3Y7PCE9RJJV5MS4",
      abn: "51",
      now: new Date("2026-11-21T02:00:00Z"),
      payment: { return_path: "/gift-vouchers" },
    }),
    gift: buildGiftEmail({
      head,
      words,
      // The buyer writes the message, in any language.
      voucher: { ...buildEmailVoucher(), message: "" },
      code: "L3Y7PCE9RJJV5MS4",
      payment: { return_path: "/gift-vouchers" },
    }),
    quote: buildQuoteReceipt(
      [{ productName: bought.product_name, skuName: bought.sku_name, qty: 2 }],
      words,
    ),
  }
}

const english = buildEmails(getTranslations("en"))

describe.each(locales)("the emails to customers in %s", (locale) => {
  let mails: [name: string, email: Email, mail: RenderedEmail][]
  beforeAll(() => {
    const words = getTranslations(locale)
    mails = Object.entries(buildEmails(words)).map(([name, email]) => [
      name,
      email,
      renderEmail(email, head, words),
    ])
  })

  it("have every text with its values, and no unresolved placeholder or key", () => {
    expect(mails.length).toBeGreaterThan(18)
    for (const [name, , { subject, text }] of mails) {
      expect([
        name,
        subject === "",
        /[{}]|undefined|(?:account|order|voucher|quote)\.\w+\./.test(text),
      ]).toEqual([name, false, false])
    }
  })

  it("contain no English text in another language", () => {
    if (locale === "en") return
    for (const [name, email] of mails) {
      const before = listTexts(english[name])
      expect(before.length).toBeGreaterThan(1)
      expect([name, listTexts(email).filter((text) => before.includes(text))]).toEqual([name, []])
    }
  })

  it("are documents in their language and direction that link to its pages", () => {
    const prefix = locale === "en" ? "" : `/${locale}`
    for (const [name, , { html, text }] of mails) {
      const tag = `lang="${getLanguageTag(locale)}" dir="${getDirection(locale)}"`
      expect([name, html.split(tag).length]).toEqual([name, 3])
      const links = [...text.matchAll(/https:\/\/shop\.example[^\s]*/g)].map(([link]) => link)
      const own = links.filter((link) => !link.endsWith("/gift-vouchers"))
      expect(own.length).toBeGreaterThan(0)
      for (const link of own)
        expect(link).toMatch(new RegExp(`^https://shop\\.example${prefix}(?:/|$)`))
    }
  })

  it("close every bidirectional isolate and leave URLs unchanged", () => {
    for (const [name, , { subject, text, html }] of mails) {
      for (const part of [subject, text, html]) {
        expect([name, countSigns(part, "\u2066") + countSigns(part, "\u2068")]).toEqual([
          name,
          countSigns(part, "\u2069"),
        ])
      }
      expect([name, /https?:\S*[\u2066-\u2069]/.test(text)]).toEqual([name, false])
    }
  })
})

function listTexts(email: Email | undefined): string[] {
  if (email === undefined) return []
  const { subject, paragraphs, notes, button, links = [] } = email
  return [
    subject,
    ...paragraphs,
    ...notes,
    button?.label ?? [],
    ...links.map(({ label }) => label),
  ].flat()
}

function countSigns(text: string, sign: string): number {
  return text.split(sign).length - 1
}
