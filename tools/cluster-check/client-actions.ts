import { randomBytes } from "node:crypto"
import { hashPassword } from "#backend/accounts/password.ts"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import type { BrowserResponse } from "#tests/support/session-browser.ts"
import { listPaths } from "#tools/chaos/machine/load-generator.ts"
import { fetchChaosPage } from "#tools/chaos/machine/requests.ts"
import type { CallResult, Shopper } from "#tools/torture/shopper.ts"
import type { CheckShop } from "./check-shop.ts"
import type { Kind } from "./traffic.ts"

/**
 * One action of a client, which calls `begin` at the start of each of its requests. Throws if a
 * request fails.
 */
export type Act = (begin: () => void) => Promise<void>

const members = 40
const password = "three small curlews"
const shoppersAtOnce = 20
/** A customer's token is valid for fifteen minutes. */
const shopForMs = 600_000

/** Opens the actions of each kind of client. */
export async function openActs(shop: CheckShop): Promise<Record<Kind, Act>> {
  const paths = await listPaths(shop)
  const emails = await addMembers(shop)
  let turn = 0
  const pick = (words: readonly string[]) => words[turn++ % words.length] ?? ""
  return {
    reads: () => read(shop, pick(paths)),
    "cart additions": () => addToCart(shop),
    "sign-ins": (begin) => signIn(shop, pick(emails), begin),
    checkouts: openCheckouts(shop),
    changes: await openChanges(shop),
  }
}

async function addMembers({ db }: CheckShop): Promise<string[]> {
  const password_hash = await hashPassword(password)
  const mark = randomBytes(4).toString("hex")
  const values = Array.from({ length: members }, (_, at) => ({
    email: `member-${mark}-${at}@example.com`,
    password_hash,
    first_name: "Ann",
    last_name: "Example",
  }))
  await db.insertInto("users").values(values).execute()
  return values.map(({ email }) => email)
}

async function read({ httpsPort }: CheckShop, path: string): Promise<void> {
  const { error } = await fetchChaosPage(httpsPort, path)
  if (error !== null) throw new Error(`${path}: ${error}`)
}

async function addToCart({ openBrowser, sku }: CheckShop): Promise<void> {
  requireOk(await openBrowser().call("/api/bff/cart/add", { sku, qty: 1 }))
}

async function signIn(
  { openBrowser }: CheckShop,
  username: string,
  begin: () => void,
): Promise<void> {
  const browser = openBrowser()
  const path = `${restBasePath}${signInCalls.login.path}`
  // A placeholder: the shop determines the browser's fingerprint itself.
  const fingerprint = "x".repeat(21)
  requireOk(await browser.call(path, { username, password, fingerprint }))
  begin()
  requireOk(await browser.request("/profile", { headers: { accept: "text/html" } }))
}

function requireOk({ status, text }: BrowserResponse): void {
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`)
}

/**
 * Opens a change that updates the first product as an administrator, which re-renders its pages.
 */
async function openChanges({ db, change }: CheckShop): Promise<Act> {
  const { id } = await db
    .selectFrom("products")
    .select("id")
    .where("enabled", "=", true)
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow()
  return async () => {
    await change("sell/product", "update", { id, blurb: `As of ${new Date().toISOString()}` })
  }
}

type Customer = { shopper: Shopper; sinceMs: number }

/** Opens whole checkouts of returning customers, each in one checkout at a time. */
function openCheckouts(shop: CheckShop): Act {
  const waiting: Customer[] = []
  return async (begin) => {
    const customer = await takeCustomer(shop, waiting)
    await checkOut(customer.shopper, shop.sku, begin)
    waiting.push(customer)
  }
}

/** Takes an idle customer, or creates new ones before the measured requests. */
async function takeCustomer(shop: CheckShop, waiting: Customer[]): Promise<Customer> {
  const known = waiting.shift()
  if (known && performance.now() - known.sinceMs < shopForMs) return known
  const sinceMs = performance.now()
  const shoppers = await shop.welcome(shoppersAtOnce)
  waiting.push(...shoppers.map((shopper) => ({ shopper, sinceMs })))
  const first = waiting.pop()
  if (!first) throw new Error("no customer was created")
  return first
}

async function checkOut(shopper: Shopper, sku: number, begin: () => void): Promise<void> {
  begin()
  requireBody(await shopper.add(sku))
  begin()
  requireBody(await shopper.readCart())
  begin()
  const { payment } = requireBody(await shopper.submit())
  if (payment === null) throw new Error("nothing was ordered")
  begin()
  if (!(await shopper.press(payment, "pay"))) throw new Error("it was not paid")
}

function requireBody<T>(result: CallResult<T>): T {
  if ("body" in result) return result.body
  throw new Error("lost" in result ? "no response" : `${result.status} ${result.message}`)
}
