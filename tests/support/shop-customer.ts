import { randomBytes, randomInt } from "node:crypto"
import { accountCalls, signInCalls, type Tokens } from "#lib/contract/account-calls.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { clientHeader, signClient } from "#lib/contract/signatures/client-signature.ts"
import { eventually } from "../assertions/eventually.ts"
import { getRunningShop } from "./running-shop.ts"
import { admin } from "./shop-admin.ts"

const clientId = "curlew-storefront"

export type ShopCallInput = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Access token; null for an anonymous call. */
  token?: string | null
}

/** A customer of the running shop. Remove them after the test file. */
export type ShopCustomer = Tokens & {
  id: number
  email: string
  fingerprint: string
  /** The code of the sign-up email, already used. */
  code: string
  /** Deletes the customer; disables one with orders, since order records are retained. */
  remove: () => Promise<unknown>
}

/** Sends a call to the shop's API from a random client IP address. Returns the raw response. */
export function requestShopApi(
  { method, path }: Pick<RestCall, "method" | "path">,
  { params = {}, query = {}, body, token = null }: ShopCallInput = {},
): Promise<Response> {
  const { apiOrigin, revalidateSecret } = getRunningShop()
  const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? "")
  const address = new URL(`${restBasePath}${filled}`, apiOrigin)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  const ip = Array.from({ length: 4 }, () => randomInt(1, 255)).join(".")
  return fetch(address, {
    method,
    redirect: "manual",
    headers: {
      [clientHeader]: signClient(ip, revalidateSecret, Date.now() / 1000),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(method === "POST" && { "content-type": "application/json" }),
    },
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(30_000),
  })
}

export const createFingerprint = () => randomBytes(16).toString("base64url").slice(0, 21)
export const createEmailAddress = () => `customer-${randomBytes(8).toString("hex")}@example.com`

/** Signs a new customer up by email and signs them in. */
export async function openShopCustomer(): Promise<ShopCustomer> {
  const [email, fingerprint] = [createEmailAddress(), createFingerprint()]
  const names = { first_name: "Ann", last_name: "Example" }
  await requestShopApi(signInCalls.registerLink, { body: { email, fingerprint, ...names } })
  const code = await fetchEmailedCode(email)
  const query = { email, fingerprint, code }
  const entered = await requestShopApi(signInCalls.loginRecoveryCode, { query })
  const tokens = signInCalls.loginRecoveryCode.response.parse(await entered.json())
  const userResponse = await requestShopApi(accountCalls.authUser, { token: tokens.access_token })
  const { id } = accountCalls.authUser.response.parse(await userResponse.json()).user
  const remove = () =>
    admin.delete("cognito/user", id).catch(() => admin.disable("cognito/user", id))
  return { id, email, fingerprint, code, ...tokens, remove }
}

/**
 * Requests an authorization code for the storefront from the sign-in page. Returns it with the
 * nonce of the request. Throws without a code.
 */
export async function requestAuthorizationCode(email: string, password: string) {
  const { apiOrigin, origin } = getRunningShop()
  const nonce = randomBytes(16).toString("hex")
  const params = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: `${origin}/auth`,
    scope: "all",
    state: randomBytes(16).toString("hex"),
    nonce,
  })
  const response = await fetch(`${apiOrigin}/oauth/authorize?${params}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email, password, decision: "sign_in" }),
  })
  const code = URL.parse(response.headers.get("location") ?? "")?.searchParams.get("code")
  if (!code) throw new Error(`The sign-in page responded with ${response.status} without a code.`)
  return { code, nonce, client_id: clientId }
}

/** Returns the code in the newest email to this address; waits for one other than `old`. */
export function fetchEmailedCode(email: string, old = ""): Promise<string> {
  return fetchFromEmail(email, /^ {4}([A-Z0-9]{8}|[0-9]{6})$/m, old)
}

/** Returns the pattern's group 1 in the newest email to this address; waits if it equals `old`. */
export function fetchFromEmail(email: string, pattern: RegExp, old = ""): Promise<string> {
  const { apiOrigin } = getRunningShop()
  const read = async (path: string) => (await fetch(`${apiOrigin}${path}`)).text()
  return eventually(30_000, async () => {
    const rows = (await read("/outbox")).split("<tr>")
    const row = rows.find((each) => each.includes(email)) ?? ""
    const path = /href="(\/outbox\/[\w-]+)"/.exec(row)?.[1]
    if (path === undefined) throw new Error(`No mail to ${email} is in the outbox.`)
    const found = pattern.exec(await read(path))?.[1]
    if (found === undefined || found === old) throw new Error(`No new code came to ${email}.`)
    return found
  })
}
