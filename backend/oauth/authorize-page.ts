import type { HtmlPage } from "#backend/http/html-page.ts"
import type { TextName, Translations } from "#backend/texts/translations.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { escapeHtml } from "#lib/contract/values/sanitise-text.ts"

/**
 * Data of the page: the shop's name, the form's target, and the URL of Google sign-in if offered.
 */
export type SignInFacts = { shop: string; action: string; googlePath: string | null }

/** A failed sign-in attempt, with a message for the page or for each invalid field. */
export type FailedSignIn = { status: number; email: string; message: string; fields: Fields }
type Fields = Readonly<Record<string, string>>

/** Builds the page on which a customer signs in and authorises the shop's website. */
export function buildSignInPage(
  facts: SignInFacts,
  words: Translations,
  failed: FailedSignIn | null = null,
): HtmlPage {
  const { shop } = facts
  const t = (name: SignInText) => escapeHtml(words.t(`signIn.${name}`, { shop }))
  const fields = failed?.fields ?? {}
  const isEmailMeant = failed === null || fields.email !== undefined
  const google =
    facts.googlePath === null
      ? ""
      : `<p><a href="${escapeHtml(facts.googlePath)}">${t("google")}</a></p>`
  const recovery = buildLocalePath(words.locale, "/forgotpassword")
  const typed = failed?.email ?? ""
  return {
    ...(failed && { status: failed.status }),
    title: words.t("signIn.title", { shop }),
    isNarrow: true,
    locale: words.locale,
    main: `<div class="card"><h1>${t("heading")}</h1>
<p>${t("text")}</p>${buildNotice(failed)}
<form method="post" action="${escapeHtml(facts.action)}">
${buildField({ name: "email", label: t("email"), value: typed, fields, isFocused: isEmailMeant })}
${buildField({ name: "password", label: t("password"), value: "", fields, isFocused: !isEmailMeant })}
<button name="decision" value="sign_in">${escapeHtml(words.t("account.login.button"))}</button>
<button class="secondary" name="decision" value="cancel" formnovalidate>${t("cancel")}</button></form>${google}
<p class="note">${t("forgotten")} <a href="${recovery}">${escapeHtml(words.t("account.recover.button"))}</a></p></div>`,
  }
}

type SignInText =
  Extract<TextName, `signIn.${string}`> extends `signIn.${infer Rest}` ? Rest : never

function buildNotice(failed: FailedSignIn | null): string {
  if (failed === null || Object.keys(failed.fields).length > 0) return ""
  return `\n<p class="error" role="alert">${escapeHtml(failed.message)}</p>`
}

const kinds = {
  email: 'type="email" autocomplete="username" inputmode="email" maxlength="254" dir="ltr"',
  password: 'type="password" autocomplete="current-password" maxlength="200" dir="ltr"',
} as const

/** Builds a field with its label, which is HTML. */
function buildField(field: {
  name: keyof typeof kinds
  label: string
  value: string
  fields: Fields
  isFocused: boolean
}): string {
  const { name, label, value, isFocused } = field
  const error = field.fields[name]
  const faulty = error === undefined ? "" : ` aria-invalid="true" aria-describedby="${name}-error"`
  const message =
    error === undefined ? "" : `<p class="fault" id="${name}-fault">${escapeHtml(error)}</p>`
  return `<label>${label} <input name="${name}" ${kinds[name]} value="${escapeHtml(value)}" required${
    isFocused ? " autofocus" : ""
  }${faulty}></label>${message}`
}

type PlainPage = { status: number; title: SignInText; text: SignInText }

/** Errors that end a sign-in without a redirect to the client. */
const problems = {
  unknownClient: { status: 400, title: "unknown.title", text: "unknown.text" },
  otherSite: { status: 403, title: "nothing", text: "otherSite" },
  badPress: { status: 400, title: "nothing", text: "badPress" },
  staleGoogle: { status: 400, title: "stale.title", text: "stale.text" },
  unverified: { status: 403, title: "unverified.title", text: "unverified.text" },
  otherGoogleAccount: { status: 403, title: "otherAccount.title", text: "otherAccount.text" },
  switchedOff: { status: 403, title: "off.title", text: "off.text" },
  tooManyTries: { status: 429, title: "tries.title", text: "tries.text" },
} as const satisfies Record<string, PlainPage>

export type Problem = keyof typeof problems

/** Builds the page that explains why a sign-in ends here. */
export function buildProblemPage(problem: Problem, words: Translations): HtmlPage {
  return buildPlainPage(problems[problem], words)
}

/** Builds the page for an unexpected error. */
export function buildErrorPage(status: number, words: Translations): HtmlPage {
  return buildPlainPage({ status, title: "error", text: status < 500 ? "badPress" : "ours" }, words)
}

function buildPlainPage({ status, title, text }: PlainPage, { locale, t }: Translations): HtmlPage {
  const heading = t(`signIn.${title}`)
  const login = buildLocalePath(locale, "/login")
  return {
    status,
    title: heading,
    isNarrow: true,
    locale,
    main: `<div class="card"><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(t(`signIn.${text}`))}</p>
<p><a href="${login}">${escapeHtml(t("signIn.back"))}</a></p></div>`,
  }
}
