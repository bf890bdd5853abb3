import { buildShopAddress } from "#backend/mail/build-shop-address.ts"
import type { Letter } from "#backend/mail/letter.ts"
import type { Letterhead } from "#backend/mail/letterhead.ts"
import type { Words } from "#backend/texts/words.ts"
import { type CodePurpose, codeMinutes } from "#lib/contract/mail-codes.ts"

/** Data of an email about an account. */
export type LetterFacts = {
  head: Letterhead
  words: Words
  email: string
  /** The customer's first name; empty if there is no customer or no known name. */
  firstName: string
  code: string
}

const pageOf: Record<CodePurpose, string> = {
  login: "/login",
  register: "/signup",
  recover: "/forgotpassword",
}

/** Builds the email with the login code, and with a link unless only the code was requested. */
export function buildLoginLetter(facts: LetterFacts, isCodeOnly: boolean): Letter {
  const { say } = facts.words
  const shop = facts.head.name
  return {
    subject: say("account.login.subject", { shop }),
    paragraphs: [
      greet(facts),
      say("account.login.text", { shop }),
      ...(isCodeOnly ? [say("account.login.type")] : []),
    ],
    code: facts.code,
    button: isCodeOnly
      ? null
      : { label: say("account.login.button"), href: buildLink(facts, "login") },
    notes: [describeLife(facts, "login"), say("account.ignore")],
  }
}

/** Builds the email with the code that creates an account for a new address. */
export function buildRegisterLetter(facts: LetterFacts): Letter {
  const { say } = facts.words
  const shop = facts.head.name
  return {
    subject: say("account.register.subject", { shop }),
    // No name here: the sender of the request could have typed any text as the name.
    paragraphs: [say("account.hello"), say("account.register.text", { shop })],
    code: facts.code,
    button: { label: say("account.register.button"), href: buildLink(facts, "register") },
    notes: [describeLife(facts, "register"), say("account.register.ignore")],
  }
}

/** Builds the email for a registration with an address that has an account: a login code. */
export function buildKnownLetter(facts: LetterFacts): Letter {
  const { say } = facts.words
  const shop = facts.head.name
  return {
    subject: say("account.known.subject", { shop }),
    paragraphs: [greet(facts), say("account.known.text", { shop })],
    code: facts.code,
    button: { label: say("account.login.button"), href: buildLink(facts, "login") },
    notes: [describeLife(facts, "login"), say("account.ignore")],
  }
}

/** Builds the email with the code for choosing a new password. */
export function buildRecoverLetter(facts: LetterFacts): Letter {
  const { say } = facts.words
  return {
    subject: say("account.recover.subject", { shop: facts.head.name }),
    paragraphs: [greet(facts), say("account.recover.text")],
    code: facts.code,
    button: { label: say("account.recover.button"), href: buildLink(facts, "recover") },
    notes: [describeLife(facts, "recover"), say("account.recover.ignore")],
  }
}

/** Builds the email to an address that has no account. */
export function buildUnknownLetter({ head, words }: LetterFacts): Letter {
  const { say } = words
  const shop = head.name
  return {
    subject: say("account.unknown.subject", { shop }),
    paragraphs: [
      say("account.hello"),
      say("account.unknown.text", { shop }),
      say("account.unknown.perhaps"),
    ],
    code: null,
    button: {
      label: say("account.unknown.button"),
      href: buildShopAddress(head, words, pageOf.register),
    },
    notes: [say("account.nothing")],
  }
}

/** Builds the email to a customer whose account the shop has disabled. */
export function buildSwitchedOffLetter(facts: LetterFacts): Letter {
  const { say } = facts.words
  const shop = facts.head.name
  return {
    subject: say("account.off.subject", { shop }),
    paragraphs: [greet(facts), say("account.off.text", { shop })],
    code: null,
    button: null,
    notes: [say("account.nothing")],
  }
}

/** Builds the email that notifies a customer of a changed password. */
export function buildPasswordLetter(facts: Omit<LetterFacts, "code">): Letter {
  const { head, words } = facts
  const { say } = words
  const shop = head.name
  return {
    subject: say("account.password.subject", { shop }),
    paragraphs: [
      greet(facts),
      say("account.password.text", { shop }),
      say("account.password.warning"),
    ],
    code: null,
    button: {
      label: say("account.recover.button"),
      href: buildShopAddress(head, words, pageOf.recover),
    },
    notes: [say("account.password.fine")],
  }
}

function greet({ firstName, words }: Pick<LetterFacts, "firstName" | "words">): string {
  return firstName === ""
    ? words.say("account.hello")
    : words.say("account.helloName", { name: firstName })
}

function describeLife({ words }: LetterFacts, purpose: CodePurpose): string {
  return words.say("account.life", { minutes: codeMinutes[purpose] })
}

/** Returns the URL of the page that prefills the code; only its button uses the code. */
function buildLink({ head, words, email, code }: LetterFacts, purpose: CodePurpose): string {
  const query = new URLSearchParams({ code, email })
  return `${buildShopAddress(head, words, pageOf[purpose])}?${query}`
}
