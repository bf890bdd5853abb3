import { escapeHtml, type HtmlPage } from "#backend/http/html-page.ts"

/** The page's own facts: the shop's name, where its form goes, and Google's way in if there is one. */
export type SignInFacts = { shop: string; action: string; googlePath: string | null }

/** A press of the button that led nowhere; `fields` has a sentence for each refused field. */
export type FailedSignIn = { status: number; email: string; message: string; fields: Fields }
type Fields = Readonly<Record<string, string>>

/** The page on which a customer signs in and lets the shop's website into the account. */
export function buildSignInPage(facts: SignInFacts, failed: FailedSignIn | null = null): HtmlPage {
  const shop = escapeHtml(facts.shop)
  const fields = failed?.fields ?? {}
  const isEmailMeant = failed === null || fields.email !== undefined
  const google =
    facts.googlePath === null
      ? ""
      : `<p><a href="${escapeHtml(facts.googlePath)}">Sign in with Google</a></p>`
  return {
    ...(failed && { status: failed.status }),
    title: `Sign in – ${facts.shop}`,
    isNarrow: true,
    main: `<div class="card"><h1>Sign in to ${shop}</h1>
<p>The website of ${shop} asks to use your account here. Once you sign in, it can see and change your
details, addresses and orders until you log out.</p>${buildNotice(failed)}
<form method="post" action="${escapeHtml(facts.action)}">
${buildField({ name: "email", label: "Email", value: failed?.email ?? "", fields, isFocused: isEmailMeant })}
${buildField({ name: "password", label: "Password", value: "", fields, isFocused: !isEmailMeant })}
<button name="decision" value="sign_in">Sign in</button>
<button class="quiet" name="decision" value="cancel" formnovalidate>Cancel</button></form>${google}
<p class="note">Forgotten your password? <a href="/forgotpassword">Choose a new one</a></p></div>`,
  }
}

function buildNotice(failed: FailedSignIn | null): string {
  if (failed === null || Object.keys(failed.fields).length > 0) return ""
  return `\n<p class="fault" role="alert">${escapeHtml(failed.message)}</p>`
}

const kinds = {
  email: 'type="email" autocomplete="username" inputmode="email" maxlength="254"',
  password: 'type="password" autocomplete="current-password" maxlength="200"',
} as const

function buildField(field: {
  name: keyof typeof kinds
  label: string
  value: string
  fields: Fields
  isFocused: boolean
}): string {
  const { name, label, value, isFocused } = field
  const fault = field.fields[name]
  const faulty = fault === undefined ? "" : ` aria-invalid="true" aria-describedby="${name}-fault"`
  const sentence =
    fault === undefined ? "" : `<p class="fault" id="${name}-fault">${escapeHtml(fault)}</p>`
  return `<label>${label} <input name="${name}" ${kinds[name]} value="${escapeHtml(value)}" required${
    isFocused ? " autofocus" : ""
  }${faulty}></label>${sentence}`
}

/** Why a sign-in ends here, and goes back to no client. */
const problems = {
  unknownClient: {
    status: 400,
    title: "This sign-in cannot go on",
    sentence: "The address that brought you here does not belong to this shop’s website.",
  },
  otherSite: {
    status: 403,
    title: "Nothing was changed",
    sentence: "Please use the buttons of the sign-in page itself.",
  },
  badPress: {
    status: 400,
    title: "Nothing was changed",
    sentence: "Please go back and use the buttons of the sign-in page.",
  },
  staleGoogle: {
    status: 400,
    title: "That took too long",
    sentence: "Your sign-in with Google is no longer good. Please begin again.",
  },
  unverified: {
    status: 403,
    title: "Google does not vouch for your email address",
    sentence:
      "Confirm the address in your Google account, or log in with your password or by email.",
  },
  otherGoogleAccount: {
    status: 403,
    title: "This is another Google account",
    sentence:
      "Your account here belongs to another Google account with the same email address. Log in with your password or by email.",
  },
  switchedOff: {
    status: 403,
    title: "This account is switched off",
    sentence: "Please write to us if you think that is a mistake.",
  },
  tooManyTries: {
    status: 429,
    title: "There were too many tries",
    sentence: "Please wait a quarter of an hour and try again.",
  },
} as const

export type Problem = keyof typeof problems

/** The page that says why a sign-in ends here. */
export function buildProblemPage(problem: Problem): HtmlPage {
  return buildPlainPage(problems[problem])
}

/** The page for what could not be done at all. */
export function buildFaultPage(status: number): HtmlPage {
  const sentence =
    status < 500
      ? "Please go back and use the buttons of the sign-in page."
      : "Something went wrong on our side. Please try again in a moment."
  return buildPlainPage({ status, title: "That could not be done", sentence })
}

function buildPlainPage(page: { status: number; title: string; sentence: string }): HtmlPage {
  const { status, title, sentence } = page
  return {
    ...{ status, title, isNarrow: true },
    main: `<div class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>
<p><a href="/login">Back to the login</a></p></div>`,
  }
}
