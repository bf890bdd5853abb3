import type { SandboxStatus } from "#backend/db/selling-schema.ts"
import type { HtmlPage } from "#backend/http/html-page.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"
import type { PracticePauses } from "../payment-pauses.ts"
import { listDecisions, type SandboxDecision } from "./sandbox-decision.ts"
import type { SandboxSession } from "./sandbox-store.ts"

/** Pay, decline and cancel; the buttons after them simulate failures. */
const usualCount = 3

/** The shop's name and path for the payer's return. */
type Back = { shop: string; path: string }

/** A rejected form input. */
type Typed = { email: string; error: string }

/** Renders the page of a sandbox payment: the choice of results, or the result. */
export function buildSandboxPage(
  session: SandboxSession,
  back: Back,
  pauses: PracticePauses,
  typed: Typed | null = null,
): HtmlPage {
  return session.status === "open"
    ? buildQuestionPage(session, back, { pauses, typed })
    : buildEndPage(session, session.status, back)
}

function buildQuestionPage(
  session: SandboxSession,
  { shop }: Back,
  { pauses, typed }: { pauses: PracticePauses; typed: Typed | null },
): HtmlPage {
  const { token, payer_email: email } = session
  const buttons = listDecisions(pauses).map(buildButton)
  const [usual, odd] = [buttons.slice(0, usualCount), buttons.slice(usualCount)]
  return {
    ...(typed !== null && { status: 400 }),
    title: `Pay ${formatAmount(session)} to ${shop}`,
    isNarrow: true,
    main: `<div class="card"><h1>Pay ${escapeHtml(shop)}</h1>${buildFacts(session)}
<p class="note"><strong>Practice payment: no card, no money.</strong> Choose what happens.</p>
<form method="post" action="/pay/sandbox/${escapeHtml(token)}">
${email === "" ? buildEmailField(typed) : `<p class="note">Receipt to ${escapeHtml(email)}</p>`}
${usual.join("\n")}
<h2>When things go wrong</h2>
${odd.join("\n")}</form></div>`,
  }
}

/** A decision that charges nothing is accepted whatever the email field contains. */
function buildButton([word, { label, note, status }]: [string, SandboxDecision]): string {
  const marks = [
    ...(word === "pay" ? [] : ['class="secondary"']),
    `name="decision" value="${word}"`,
    ...(status === "paid" || status === "pending" ? [] : ["formnovalidate"]),
  ]
  const words = note === "" ? label : `${label} (${note})`
  return `<button ${marks.join(" ")}>${escapeHtml(words)}</button>`
}

function buildEmailField(typed: Typed | null): string {
  const error =
    typed === null
      ? ""
      : `<p class="error" id="email-error" role="alert">${escapeHtml(typed.error)}</p>`
  const marks = typed === null ? "" : ' aria-invalid="true" aria-describedby="email-error"'
  return `<label>Your email address, for the receipt
<input type="email" name="email" autocomplete="email" maxlength="254" value="${escapeHtml(
    typed?.email ?? "",
  )}"${marks}></label>${error}`
}

const endings: Record<Exclude<SandboxStatus, "open">, { title: string; text: string }> = {
  paid: { title: "This is paid", text: "Thank you. There’s nothing more to pay." },
  pending: {
    title: "This payment is on its way",
    text: "The bank needs a moment. You don’t have to wait here, and please don’t pay again.",
  },
  declined: {
    title: "This payment was declined",
    text: "You haven’t been charged. You can go back and try again.",
  },
  cancelled: {
    title: "This payment was cancelled",
    text: "You haven’t been charged. You can go back and try again.",
  },
  expired: {
    title: "This payment has expired",
    text: "You haven’t been charged. You can go back and try again.",
  },
}

function buildEndPage(
  session: SandboxSession,
  status: keyof typeof endings,
  { shop, path }: Back,
): HtmlPage {
  const { title, text } = endings[status]
  return {
    title: `${title} – ${shop}`,
    isNarrow: true,
    main: `<div class="card"><h1>${title}</h1>${buildFacts(session)}<p>${text}</p>
<p class="note">Practice payment: no card, no money.</p>
<p><a href="${escapeHtml(path)}">Back to ${escapeHtml(shop)}</a></p></div>`,
  }
}

function buildFacts(session: SandboxSession): string {
  return `<p class="amount">${formatAmount(session)} <small>${escapeHtml(session.currency)}</small></p>
<p>for ${escapeHtml(session.description)}</p>`
}

function formatAmount(session: SandboxSession): string {
  return `$${buildAmount(session.amount_cents)}`
}

/** Renders the page for an unknown payment, or for an invalid form post. */
export function buildNoPaymentPage(status: 400 | 403 | 404): HtmlPage {
  const [title, text] =
    status === 404
      ? ["Payment not found", "There’s no payment at this address. Please check the link."]
      : ["Nothing was changed", "Please go back and use the buttons on the payment page."]
  return {
    status,
    title,
    isNarrow: true,
    main: `<div class="card"><h1>${title}</h1><p>${text}</p><p><a href="/">Take me home</a></p></div>`,
  }
}
