import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildShopUrl, type EmailBranding, getEmailBranding } from "#backend/mail/branding.ts"
import type { Email } from "#backend/mail/email-template.ts"
import { enqueueEmail } from "#backend/mail/mail-outbox.ts"
import { getTranslations, type Translations } from "#backend/texts/translations.ts"
import { type CodePurpose, codeMinutes } from "#lib/contract/mail-codes.ts"
import type { AccountDeps } from "./account-parts.ts"

/** Data of an email about an account. */
export type CodeEmailData = {
  head: EmailBranding
  words: Translations
  email: string
  /** The customer's first name; empty if there is no customer or no known name. */
  firstName: string
  code: string
}

const pageOf: Record<CodePurpose, string> = {
  login: "/login",
  register: "/signup",
  recover: "/forgotpassword",
  email: "/profile/email",
  signin: "/login",
}

/** Builds the email with the login code, and with a link unless only the code was requested. */
export function buildLoginEmail(facts: CodeEmailData, isCodeOnly: boolean): Email {
  const { t } = facts.words
  const shop = facts.head.name
  return {
    subject: t("account.login.subject", { shop }),
    paragraphs: [
      greet(facts),
      t("account.login.text", { shop }),
      ...(isCodeOnly ? [t("account.login.type")] : []),
    ],
    code: facts.code,
    button: isCodeOnly
      ? null
      : { label: t("account.login.button"), href: buildLink(facts, "login") },
    notes: [describeValidity(facts, "login"), t("account.ignore")],
  }
}

/** Builds the email with the six digits that sign in, with an account or without. */
export function buildSignInEmail(facts: CodeEmailData): Email {
  const { t } = facts.words
  const shop = facts.head.name
  return {
    subject: t("account.signin.subject", { shop }),
    paragraphs: [greet(facts), t("account.signin.text", { shop })],
    code: facts.code,
    button: { label: t("account.signin.button"), href: buildLink(facts, "signin") },
    notes: [
      t("account.signin.device"),
      describeValidity(facts, "signin"),
      t("account.signin.ignore"),
    ],
  }
}

/** Builds the email with the code that creates an account for a new address. */
export function buildRegistrationEmail(facts: CodeEmailData): Email {
  const { t } = facts.words
  const shop = facts.head.name
  return {
    subject: t("account.register.subject", { shop }),
    // No name here: the sender of the request could have typed any text as the name.
    paragraphs: [t("account.hello"), t("account.register.text", { shop })],
    code: facts.code,
    button: { label: t("account.register.button"), href: buildLink(facts, "register") },
    notes: [describeValidity(facts, "register"), t("account.register.ignore")],
  }
}

/** Builds the email for a registration with an address that has an account: a login code. */
export function buildExistingAccountEmail(facts: CodeEmailData): Email {
  const { t } = facts.words
  const shop = facts.head.name
  return {
    subject: t("account.known.subject", { shop }),
    paragraphs: [greet(facts), t("account.known.text", { shop })],
    code: facts.code,
    button: { label: t("account.login.button"), href: buildLink(facts, "login") },
    notes: [describeValidity(facts, "login"), t("account.ignore")],
  }
}

/** Builds the email with the code for choosing a new password. */
export function buildRecoveryEmail(facts: CodeEmailData): Email {
  const { t } = facts.words
  return {
    subject: t("account.recover.subject", { shop: facts.head.name }),
    paragraphs: [greet(facts), t("account.recover.text")],
    code: facts.code,
    button: { label: t("account.recover.button"), href: buildLink(facts, "recover") },
    notes: [describeValidity(facts, "recover"), t("account.recover.ignore")],
  }
}

/** Builds the email to an address that has no account. */
export function buildUnknownAccountEmail({ head, words }: CodeEmailData): Email {
  const { t } = words
  const shop = head.name
  return {
    subject: t("account.unknown.subject", { shop }),
    paragraphs: [
      t("account.hello"),
      t("account.unknown.text", { shop }),
      t("account.unknown.perhaps"),
    ],
    code: null,
    button: {
      label: t("account.unknown.button"),
      href: buildShopUrl(head, words, pageOf.register),
    },
    notes: [t("account.nothing")],
  }
}

/** Builds the email to a customer whose account the shop has disabled. */
export function buildDisabledAccountEmail(facts: CodeEmailData): Email {
  const { t } = facts.words
  const shop = facts.head.name
  return {
    subject: t("account.off.subject", { shop }),
    paragraphs: [greet(facts), t("account.off.text", { shop })],
    code: null,
    button: null,
    notes: [t("account.nothing")],
  }
}

/** Builds the email that notifies a customer of a changed password. */
export function buildPasswordChangedEmail(facts: Omit<CodeEmailData, "code">): Email {
  const { head, words } = facts
  const { t } = words
  const shop = head.name
  return {
    subject: t("account.password.subject", { shop }),
    paragraphs: [greet(facts), t("account.password.text", { shop }), t("account.password.warning")],
    code: null,
    button: {
      label: t("account.recover.button"),
      href: buildShopUrl(head, words, pageOf.recover),
    },
    notes: [t("account.password.fine")],
  }
}

/** Builds the email with the code that confirms a new address of an account. */
export function buildNewEmailEmail(facts: CodeEmailData): Email {
  const { t } = facts.words
  const shop = facts.head.name
  return {
    subject: t("account.newEmail.subject", { shop }),
    paragraphs: [greet(facts), t("account.newEmail.text", { shop })],
    code: facts.code,
    button: { label: t("account.newEmail.button"), href: buildLink(facts, "email") },
    notes: [describeValidity(facts, "email"), t("account.ignore")],
  }
}

/** Builds the email to a new address that has an account of its own already. */
export function buildEmailTakenEmail({ head, words }: CodeEmailData): Email {
  const { t } = words
  const shop = head.name
  return {
    subject: t("account.known.subject", { shop }),
    paragraphs: [t("account.hello"), t("account.emailTaken", { shop })],
    code: null,
    button: null,
    notes: [t("account.nothing")],
  }
}

/** Builds the email to the current address about a requested change to `email`. */
export function buildNewEmailNotice(facts: CodeEmailData): Email {
  const { t } = facts.words
  const { email, head } = facts
  return {
    subject: t("account.newEmail.noticeSubject", { shop: head.name }),
    paragraphs: [
      greet(facts),
      t("account.newEmail.noticeText", { email, shop: head.name }),
      t("account.password.warning"),
    ],
    code: null,
    button: null,
    notes: [t("account.password.fine")],
  }
}

/** Builds the email, to both addresses, about an address that was changed to `email`. */
export function buildEmailChangedEmail(facts: Omit<CodeEmailData, "code">): Email {
  const { t } = facts.words
  const { email, head } = facts
  const shop = head.name
  return {
    subject: t("account.newEmail.doneSubject", { shop }),
    paragraphs: [greet(facts), t("account.newEmail.doneText", { email, shop })],
    code: null,
    button: null,
    notes: [t("account.password.fine"), t("account.newEmail.doneWarning")],
  }
}

/** Returns the greeting of an email, by the first name if it is known. */
export function greet({ firstName, words }: Pick<CodeEmailData, "firstName" | "words">): string {
  return firstName === ""
    ? words.t("account.hello")
    : words.t("account.helloName", { name: firstName })
}

function describeValidity({ words }: CodeEmailData, purpose: CodePurpose): string {
  return words.t("account.validity", { minutes: codeMinutes[purpose] })
}

/** Returns the URL of the page that prefills the code; only its button uses the code. */
function buildLink({ head, words, email, code }: CodeEmailData, purpose: CodePurpose): string {
  const query = new URLSearchParams({ code, email })
  return `${buildShopUrl(head, words, pageOf[purpose])}?${query}`
}

/**
 * Enqueues the email that notifies a customer of a changed password. It is sent once this
 * transaction has committed and `onMail` was called, or a few seconds later.
 */
export async function enqueuePasswordChangedEmail(
  trx: Kysely<Database>,
  { accounts }: Pick<AccountDeps, "accounts">,
  user: { id: number; email: string; first_name: string; language: string },
): Promise<void> {
  const head = await getEmailBranding(trx, accounts.siteUrl)
  const words = getTranslations(user.language)
  const facts = { head, words, email: user.email, firstName: user.first_name }
  await enqueueEmail(trx, buildPasswordChangedEmail(facts), {
    about: `user:${user.id}`,
    to: user.email,
    head,
    words,
  })
}
