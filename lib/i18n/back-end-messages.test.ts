import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@jest/globals"
import { apiMessagePatterns } from "./api-message-patterns.ts"
import { buildMessageMatcher } from "./message-matcher.ts"

/** Folders of the back end whose messages users read. */
const rooms = [
  "accounts",
  "captcha",
  "cart",
  "content",
  "customers",
  "forms",
  "http",
  "limits",
  "oauth",
  "orders",
  "promotions",
  "rest",
  "shipping",
  "vouchers",
]

/** Messages that no page of the shop displays, by their readers. */
const notForVisitors: Readonly<Record<string, readonly string[]>> = {
  administrators: [
    "Only administrators may do this.",
    "Only the customers themselves can choose their password.",
    "It is paid: refund it instead.",
    "It is {…} already.",
    "An order that is {…} cannot become {…}.",
    "There is no such order.",
  ],
  "the owner, by mail": [
    "Somebody would like to know what delivery of this cart would cost.",
    "Reply to this email to tell them.",
    "{…} ({…}) ordered and paid {…}.",
    "There is no address to send it to: neither the buyer nor the payment gave one. Print it and get in touch with the payer.",
    "It was sent to {…}.",
    "The money for a gift voucher went back, but customer {…} had turned it into {…} of store credit.",
    "Take the credit back by hand where that is right.",
    "{…} had stock set aside {…} times within {…} without paying for it.",
    "So order {…} takes its stock when it is paid, and so will the next ones. It can be paid as usual. If the stock is gone by then, the payment is refunded automatically and the customer is told.",
    "If somebody holds stock from your customers on purpose, switch their account off.",
  ],
  "operators and API clients": [
    "There are no groups of this kind.",
    "The shop has no site settings yet.",
    "There is no such form.",
    "Give aspects that are rendered, with commas between them.",
    "The database still has to be migrated.",
    "The database cannot be reached.",
    "This address does not take {…}.",
    "Order {…} is {…} and cannot become {…}.",
  ],
  "no one: the page has its own text": ["{…} was added to your store credit."],
  // Ends of messages that are matched as a whole.
  "readers of what stands before it": [
    "{…} Please choose fewer.",
    "{…} {…} in your cart already.",
    "{…} You have {…} in your cart already.",
    "Something in your cart is too bulky for a fixed price.",
    "We have no fixed price for delivery to {…}.",
  ],
}

/** Pages of the back end itself, which has its texts in every language. */
const translatedRooms = /^oauth\/(?:authorize-page|google\/handle-google-callback)\.ts$/

const matchMessage = buildMessageMatcher(apiMessagePatterns)
const foreign = new Set(Object.values(notForVisitors).flat())
const messages = rooms.flatMap(listFolderMessages)

describe("user-facing messages of the back end", () => {
  it.each(messages.filter(({ text }) => !foreign.has(text)))(
    "match a translatable pattern: $text ($file)",
    ({ text }) => {
      expect(fillPlaces(text).some((filled) => matchMessage(filled) !== null)).toBe(true)
    },
  )

  it("exempts only messages that still occur in the code", () => {
    const texts = new Set(messages.map(({ text }) => text))
    expect([...foreign].filter((text) => !texts.has(text))).toEqual([])
    expect(messages.length).toBeGreaterThan(80)
  })
})

/** Returns the whole messages in a folder's code, with each inserted value as "{…}". */
function listFolderMessages(room: string): { file: string; text: string }[] {
  const files = readdirSync(join("backend", room), { recursive: true, encoding: "utf8" })
  return files
    .map((file) => join(room, file))
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !translatedRooms.test(file))
    .flatMap((file) => listFileMessages(file).map((text) => ({ file, text })))
}

function listFileMessages(file: string): string[] {
  const source = readFileSync(join("backend", file), "utf8")
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
  const texts = [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, plain, template]) => plain ?? template?.replaceAll(/\$\{[^}]*\}+/g, "{…}") ?? "",
  )
  return [...new Set(texts)].filter((text) => /^(?:[A-Z“]|\{…)[^\n]* [^\n]*[.?]$/.test(text))
}

/**
 * Returns the message with a sample of each kind in its placeholders: a count, an amount, a day or
 * a name.
 */
function fillPlaces(text: string): string[] {
  const [first = "", ...rest] = text.split("{…}")
  const fillings = ["3", "$5.00", "1 December 2026", "Urn", "31/01/2026"]
  return rest.reduce<string[]>(
    (prefixes, part) =>
      prefixes.flatMap((start) => fillings.map((filling) => `${start}${filling}${part}`)),
    [first],
  )
}
