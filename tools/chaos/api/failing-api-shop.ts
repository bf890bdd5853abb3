import { randomBytes } from "node:crypto"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { createPaidOrder, createTicketProduct } from "#tests/factories/shop-order.ts"
import { UnreliableApi } from "#tests/fakes/unreliable-api.ts"
import { openOwnStorefront } from "#tests/support/own-storefront.ts"
import {
  getElementText,
  type PageResponse,
  parseDocument,
  requestPage,
} from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { sendChangeEvent } from "#tests/support/send-change-event.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { createEmailAddress, fetchEmailedCode } from "#tests/support/shop-customer.ts"
import { ChangingContent } from "./changing-content.ts"
import { listRoutes, type Route } from "./list-routes.ts"

const loginPath = `${restBasePath}${signInCalls.login.path}`
const names = { first_name: "Ann", last_name: "Example" }
const noLogin = { username: "unknown@example.com", password: "three small curlews" }

/** One response of a storefront: `main` is the text of the main element, null if there is none. */
export type Read = Pick<PageResponse, "status" | "headers" | "html" | "tookMs"> & {
  main: string | null
}

/**
 * A storefront in front of an API that fails on command, and a signed-in customer with an order.
 */
export type FailingApiShop = {
  api: UnreliableApi
  content: ChangingContent
  routes: readonly Route[]
  /** A route's page in a language, as the client receives it. */
  read: (route: Route, locale: string) => Promise<Read>
  /** The same page of the storefront whose API never fails, without customer-specific content. */
  readSound: (route: Route, locale: string) => Promise<Read>
  /** Publishes a change event for content of every page to the storefront. */
  publishChange: () => Promise<void>
  /** Sets the remaining seconds of the customer's access token in the storefront's session. */
  letLoginEndIn: (seconds: number) => Promise<void>
  isSignedIn: () => Promise<boolean>
  /** Sends a login with an unknown email, as the shop's own scripts do. */
  logIn: () => Promise<{ status: number; text: string }>
  restart: () => Promise<void>
  close: () => Promise<void>
}

/** Opens the storefront and the customer on the back end of the running shop. */
export async function openFailingApiShop(): Promise<FailingApiShop> {
  const api = await UnreliableApi.open(getRunningShop().apiOrigin)
  const content = new ChangingContent()
  api.failureMode = content.respond
  const secret = randomBytes(32).toString("hex")
  const { origin: SITE_URL, revalidateSecret } = getRunningShop()
  const variables = { SITE_URL, SESSION_SECRET: secret, REVALIDATE_SECRET: revalidateSecret }
  const front = await openOwnStorefront(api.origin, variables)
  const close = async () => {
    await front.close()
    await api.close()
  }
  try {
    const browser = new SessionBrowser(front.origin)
    const routes = await listRoutes(await createBuyer(browser, secret))
    return {
      api,
      content,
      routes,
      close,
      read: (route, locale) => read(route, locale, front.origin, browser),
      readSound: (route, locale) => read(route, locale, getRunningShop().origin, null),
      publishChange: () =>
        sendChangeEvent([front.origin], revalidateSecret, [{ kind: "site", slug: "all" }]),
      letLoginEndIn: (seconds) => letLoginEndIn(browser, secret, seconds),
      isSignedIn: async () => (await browser.readSession(secret))?.tokens != null,
      logIn: () => new SessionBrowser(front.origin).call(loginPath, noLogin),
      restart: () => front.restart(),
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Creates a customer who signs up by email, buys something and adds something else to the cart. */
async function createBuyer(browser: SessionBrowser, secret: string): Promise<number> {
  const email = createEmailAddress()
  await browser.call(`${restBasePath}${signInCalls.registerLink.path}`, { email, ...names })
  const entry = new URLSearchParams({ email, code: await fetchEmailedCode(email) })
  await browser.call(`${restBasePath}${signInCalls.loginRecoveryCode.path}?${entry}`)
  const session = await browser.readSession(secret)
  if (!session?.tokens) throw new Error("A customer could not sign up.")
  const { skuId } = await createTicketProduct(10)
  const invoiceId = await createPaidOrder({ access_token: session.tokens.access }, skuId)
  const { status, text } = await browser.call("/api/bff/cart/add", { sku: skuId, qty: 1 })
  if (status !== 200) throw new Error(`The cart rejected it: ${text}`)
  return invoiceId
}

async function read(
  { path, isPrivate }: Route,
  locale: string,
  origin: string,
  browser: SessionBrowser | null,
): Promise<Read> {
  const address = buildLocalePath(locale, path)
  const startedAt = performance.now()
  if (!isPrivate || browser === null) return withMain(await requestPage(address, { origin }))
  const { status, headers, text } = await browser.request(address, {
    headers: { accept: "text/html" },
  })
  return withMain({ status, headers, html: text, tookMs: performance.now() - startedAt })
}

function withMain(page: Omit<Read, "main">): Read {
  const isHtml = String(page.headers["content-type"]).startsWith("text/html")
  return { ...page, main: isHtml ? getElementText(parseDocument(page), "main") : page.html }
}

async function letLoginEndIn(
  browser: SessionBrowser,
  secret: string,
  seconds: number,
): Promise<void> {
  const session = await browser.readSession(secret)
  if (!session?.tokens) throw new Error("The customer is not signed in.")
  const tokens = { ...session.tokens, expiresAtMs: Date.now() + seconds * 1_000 }
  await browser.writeSession({ ...session, tokens }, secret)
}
