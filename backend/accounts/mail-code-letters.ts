import type { Letter } from "#backend/mail/letter.ts"
import type { Letterhead } from "#backend/mail/letterhead.ts"
import { type CodePurpose, codeMinutes } from "./mail-codes.ts"

/** What a letter about an account is told. */
export type LetterFacts = {
  head: Letterhead
  email: string
  /** The customer's first name; empty where there is no customer, or none that is known. */
  firstName: string
  code: string
}

const pageOf: Record<CodePurpose, string> = {
  login: "/login",
  register: "/signup",
  recover: "/forgotpassword",
}
const ignore = "If this was not you, you need not do anything: nothing happens without the code."

/** The code to sign in with, and a link unless the code alone was asked for. */
export function buildLoginLetter(facts: LetterFacts, isCodeOnly: boolean): Letter {
  return {
    subject: `Log in to ${facts.head.name}`,
    paragraphs: [
      greet(facts),
      `Here is your ${facts.head.name} code to log in.`,
      ...(isCodeOnly ? ["Type it into the page that asked you for it."] : []),
    ],
    code: facts.code,
    button: isCodeOnly ? null : { label: "Log in", href: buildLink(facts, "login") },
    notes: [describeLife("login"), ignore],
  }
}

/** The code that makes an account of an address that has none. */
export function buildRegisterLetter(facts: LetterFacts): Letter {
  const { name } = facts.head
  return {
    subject: `Create your account at ${name}`,
    // No name here: whoever asked for this mail could have written anything in its place.
    paragraphs: [
      "Hello,",
      `Somebody, probably you, would like an account at ${name} with this email address. One more step: press the button, or type this code into the page.`,
    ],
    code: facts.code,
    button: { label: "Create my account", href: buildLink(facts, "register") },
    notes: [describeLife("register"), `${ignore} No account has been made.`],
  }
}

/** For who signs up with an address that has an account: a way into it. */
export function buildKnownLetter(facts: LetterFacts): Letter {
  const { name } = facts.head
  return {
    subject: `You already have an account at ${name}`,
    paragraphs: [
      greet(facts),
      `Somebody, probably you, wanted to sign up at ${name} with this email address. You already have an account: log in to it with this code. No password is needed.`,
    ],
    code: facts.code,
    button: { label: "Log in", href: buildLink(facts, "login") },
    notes: [describeLife("login"), ignore],
  }
}

/** The code to choose a new password with. */
export function buildRecoverLetter(facts: LetterFacts): Letter {
  return {
    subject: `Choose a new password for ${facts.head.name}`,
    paragraphs: [greet(facts), "Here is your code to choose a new password."],
    code: facts.code,
    button: { label: "Choose a new password", href: buildLink(facts, "recover") },
    notes: [
      describeLife("recover"),
      `${ignore} Your password stays as it is until you choose another.`,
    ],
  }
}

/** For who wants to get into an account that does not exist. */
export function buildUnknownLetter({ head }: LetterFacts): Letter {
  return {
    subject: `No account at ${head.name} with this address`,
    paragraphs: [
      "Hello,",
      `Somebody, probably you, asked for a code to get into a ${head.name} account. There is no account with this email address.`,
      "Perhaps you signed up with another address. If you have no account yet, you can create one now.",
    ],
    code: null,
    button: { label: "Create an account", href: `${head.siteUrl}${pageOf.register}` },
    notes: ["If this was not you, you need not do anything."],
  }
}

/** For a customer whose account the shop has switched off. */
export function buildSwitchedOffLetter(facts: LetterFacts): Letter {
  const { name } = facts.head
  return {
    subject: `Your account at ${name} is switched off`,
    paragraphs: [
      greet(facts),
      `Somebody, probably you, wanted to use your account at ${name}. It is switched off at the moment. Reply to this email if you would like to use it again.`,
    ],
    code: null,
    button: null,
    notes: ["If this was not you, you need not do anything."],
  }
}

/** Tells a customer that the password is another one from now on. */
export function buildPasswordLetter(facts: Omit<LetterFacts, "code">): Letter {
  const { head } = facts
  return {
    subject: `Your password at ${head.name} was changed`,
    paragraphs: [
      greet(facts),
      `The password of your account at ${head.name} was just changed, and you have been logged out everywhere else.`,
      "If this was not you, choose a new password at once and reply to this email, so that we can help.",
    ],
    code: null,
    button: { label: "Choose a new password", href: `${head.siteUrl}${pageOf.recover}` },
    notes: ["If this was you, you need not do anything."],
  }
}

function greet({ firstName }: Pick<LetterFacts, "firstName">): string {
  return firstName === "" ? "Hello," : `Hello ${firstName},`
}

function describeLife(purpose: CodePurpose): string {
  return `The code works once, within ${codeMinutes[purpose]} minutes. If you ask for another, only the newest works. We never ask for it, so tell it to nobody.`
}

/** The page that fills the code in; only its button uses it. */
function buildLink({ head, email, code }: LetterFacts, purpose: CodePurpose): string {
  return `${head.siteUrl}${pageOf[purpose]}?${new URLSearchParams({ code, email })}`
}
