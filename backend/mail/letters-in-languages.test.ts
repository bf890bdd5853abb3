import { beforeAll, describe, expect, it } from "@jest/globals"
import {
  buildKnownLetter,
  buildLoginLetter,
  buildPasswordLetter,
  buildRecoverLetter,
  buildRegisterLetter,
  buildSwitchedOffLetter,
  buildUnknownLetter,
} from "#backend/accounts/mail-code-letters.ts"
import { buildQuoteReceipt } from "#backend/cart/quote-letters.ts"
import {
  buildCancelledLetter,
  buildConfirmation,
  buildRefundLetter,
  buildReturnedLetter,
  buildShippedLetter,
} from "#backend/orders/order-letters.ts"
import { getWords, type Words } from "#backend/texts/words.ts"
import { buildVoucherLetter } from "#backend/vouchers/voucher-letters.ts"
import { getDirection, getLanguageTag, locales } from "#lib/contract/languages.ts"
import { buildToldLine, buildToldOrder, buildToldVoucher } from "#tests/support/told-letters.ts"
import { buildLetter, type Letter, type LetterMail } from "./letter.ts"

const head = {
  ...{ name: "Curlew", address: "14 Stowe Lane\nCalliope", email: "hello@curlew.example" },
  ...{ phone: "07 5550 1234", siteUrl: "https://shop.example" },
}

/** Builds every email that a customer can get, by topic. */
function writeLetters(words: Words): Record<string, Letter> {
  const facts = { head, words, email: "ann@example.com", firstName: "Åsa", code: "ABCD2345" }
  const told = { head, words, firstName: "Åsa", lines: [buildToldLine()], order: buildToldOrder() }
  const tickets = { ...told, lines: [buildToldLine({ is_ticket: true })] }
  const made = { ...told, lines: [buildToldLine({ lead_days_min: 10, lead_days_max: 10 })] }
  const sent = { ...told, order: buildToldOrder({ carrier: "Post", tracking_number: "33X" }) }
  const atCounter = { ...told, order: buildToldOrder({ is_pick_up: true }) }
  const nameless = { ...told, firstName: "" }
  const bought = buildToldLine()
  return {
    login: buildLoginLetter(facts, false),
    loginCode: buildLoginLetter({ ...facts, firstName: "" }, true),
    register: buildRegisterLetter(facts),
    known: buildKnownLetter(facts),
    recover: buildRecoverLetter(facts),
    unknown: buildUnknownLetter(facts),
    switchedOff: buildSwitchedOffLetter(facts),
    password: buildPasswordLetter(facts),
    confirmation: buildConfirmation(told),
    ticketConfirmation: buildConfirmation(tickets),
    madeConfirmation: buildConfirmation(made),
    madeCounterConfirmation: buildConfirmation({ ...made, order: atCounter.order }),
    counterConfirmation: buildConfirmation({ ...nameless, order: atCounter.order }),
    shipped: buildShippedLetter(sent),
    shippedNameless: buildShippedLetter(nameless),
    ready: buildShippedLetter(atCounter),
    readyNameless: buildShippedLetter({ ...atCounter, firstName: "" }),
    cancelled: buildCancelledLetter(told, "Xq"),
    refund: buildRefundLetter(told, { moneyCents: 500, reason: "Xq" }),
    returned: buildReturnedLetter(told, 500),
    voucher: buildVoucherLetter({
      ...{ head, words, voucher: buildToldVoucher(), code: "L3Y7PCE9RJJV5MS4", abn: "51" },
      ...{ now: new Date("2026-11-21T02:00:00Z"), payment: { return_path: "/gift-vouchers" } },
    }),
    quote: buildQuoteReceipt(
      [{ productName: bought.product_name, skuName: bought.sku_name, qty: 2 }],
      words,
    ),
  }
}

const english = writeLetters(getWords("en"))

describe.each(locales)("the emails to customers in %s", (locale) => {
  let mails: [name: string, letter: Letter, mail: LetterMail][]
  beforeAll(() => {
    const words = getWords(locale)
    mails = Object.entries(writeLetters(words)).map(([name, letter]) => [
      name,
      letter,
      buildLetter(letter, head, words),
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
    for (const [name, letter] of mails) {
      const before = listSentences(english[name])
      expect(before.length).toBeGreaterThan(1)
      expect([name, listSentences(letter).filter((text) => before.includes(text))]).toEqual([
        name,
        [],
      ])
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

function listSentences(letter: Letter | undefined): string[] {
  if (letter === undefined) return []
  const { subject, paragraphs, notes, button, links = [] } = letter
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
