import { buildAmount } from "#backend/catalogue/amount.ts"
import { escapeHtml, type HtmlPage } from "#backend/http/html-page.ts"
import type { Payment } from "./payments.ts"

/** The sandbox's page for a payment: asks for a decision while it waits, else tells how it ended. */
export function buildPayPage(payment: Payment, parts: { shop: string; back: string }): HtmlPage {
  const amount = `$${buildAmount(payment.amount_cents)}`
  const facts = `<p class="amount">${amount} <small>${escapeHtml(payment.currency)}</small></p>
<p>for ${escapeHtml(payment.description)}</p>`
  if (payment.status === "waiting") return buildQuestionPage(payment, { ...parts, amount, facts })
  const isPaid = payment.status === "paid"
  const title = isPaid ? "This is paid" : "This payment was declined"
  const sentence = isPaid
    ? "Thank you. Nothing more is to be paid."
    : "Nothing was paid. You can go back and try once more."
  return {
    title: `${title} – ${parts.shop}`,
    isNarrow: true,
    main: `<div class="card"><h1>${title}</h1>${facts}<p>${sentence}</p>
<p><a href="${escapeHtml(parts.back)}">Back to ${escapeHtml(parts.shop)}</a></p></div>`,
  }
}

function buildQuestionPage(
  payment: Payment,
  { shop, amount, facts }: { shop: string; amount: string; facts: string },
): HtmlPage {
  return {
    title: `Pay ${amount} to ${shop}`,
    isNarrow: true,
    main: `<div class="card"><h1>Pay ${escapeHtml(shop)}</h1>${facts}
<p class="note">This is a practice payment: no card is asked for and no money moves.</p>
<form method="post" action="/pay/sandbox/${escapeHtml(payment.token)}">
<button name="decision" value="pay">Pay ${amount}</button>
<button class="quiet" name="decision" value="decline">Decline</button></form></div>`,
  }
}

/** The page for an address that no payment has, or a press that is none of ours. */
export function buildNoPaymentPage(status: 400 | 403 | 404): HtmlPage {
  const [title, sentence] =
    status === 404
      ? ["Payment not found", "This address belongs to no payment. Please check the link."]
      : ["Nothing was changed", "Please go back and use the buttons of the payment page."]
  return {
    status,
    title,
    isNarrow: true,
    main: `<div class="card"><h1>${title}</h1><p>${sentence}</p><p><a href="/">Take me home</a></p></div>`,
  }
}
