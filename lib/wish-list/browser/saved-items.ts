import { buildPost } from "#lib/auth/browser/build-post.ts"
import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import { parseLoginCookie } from "#lib/auth/login-cookie.ts"
import { isRecord } from "#lib/contract/values/record.ts"
import type { WishListNotice } from "../wish-list-paths.ts"
import { type DeviceItem, deviceItems, readDeviceList, writeDeviceList } from "./device-list.ts"

type Account = { loginId: string; slugs: Promise<Set<string>> }

/**
 * Key in sessionStorage of the signed-in customer's saved products: they are fetched once for a login
 * in a tab. The log-out deletes them, like everything personal.
 */
const accountKey = "curlew.saved"

/** The request for them, so that there is only one at a time, and none again without sessionStorage. */
let account: Account | null = null

/** Returns the slugs of all saved products: those of the account, or of this browser. */
export async function listSavedSlugs(): Promise<ReadonlySet<string>> {
  const loginId = parseLoginCookie(document.cookie)
  if (loginId === null) return new Set(readDeviceList(deviceItems).map(({ product }) => product))
  const stored = readAccount(loginId)
  if (stored !== null) return stored
  if (account?.loginId !== loginId) {
    account = { loginId, slugs: mergeDeviceItems() }
    account.slugs.catch(() => forgetAccount())
  }
  return account.slugs
}

/** Fetches the account's products again when they are needed next. */
export function forgetAccount(): void {
  account = null
  try {
    sessionStorage.removeItem(accountKey)
  } catch {}
}

/** Returns the stored slugs of this login; null if there are none. */
function readAccount(loginId: string): Set<string> | null {
  try {
    const json: unknown = JSON.parse(sessionStorage.getItem(accountKey) ?? "null")
    if (!isRecord(json) || json.loginId !== loginId || !isTexts(json.slugs)) return null
    return new Set(json.slugs)
  } catch {
    return null
  }
}

function writeAccount(loginId: string | null, slugs: ReadonlySet<string>): void {
  if (loginId === null) return
  account = { loginId, slugs: Promise.resolve(new Set(slugs)) }
  try {
    sessionStorage.setItem(accountKey, JSON.stringify({ loginId, slugs: [...slugs] }))
  } catch {}
}

/**
 * Merges what was saved in this browser before the login into the account, and returns the slugs of
 * all saved products. What does not fit into the account stays in the browser.
 */
export async function mergeDeviceItems(): Promise<Set<string>> {
  const loginId = parseLoginCookie(document.cookie)
  const items = readDeviceList(deviceItems)
  const { status, json } = await sendApiRequest("/wish-list/read", buildPost({ items }))
  if (status !== 200 || !isRecord(json) || !isTexts(json.saved) || !isTexts(json.left)) {
    throw new Error(`wish-list/read: status ${status}`)
  }
  const { left } = json
  if (items.length > 0) {
    writeDeviceList(
      deviceItems,
      items.filter(({ product }) => left.includes(product)),
    )
  }
  const saved = new Set(json.saved)
  // Another login may have started meanwhile, or this one ended.
  if (parseLoginCookie(document.cookie) === loginId) writeAccount(loginId, saved)
  return saved
}

/** Saves a product, or removes it from all lists. Returns null, or why it could not be saved. */
export async function saveItem(item: DeviceItem, isSaved: boolean): Promise<WishListNotice | null> {
  const loginId = parseLoginCookie(document.cookie)
  if (loginId === null) return saveOnDevice(item, isSaved)
  const slugs = await listSavedSlugs().catch(() => null)
  if (slugs !== null) {
    // Before the request, whose response another page of the tab may not await.
    const others = [...slugs].filter((slug) => slug !== item.product)
    writeAccount(loginId, new Set(isSaved ? [...others, item.product] : others))
  }
  const { status, json } = await sendApiRequest(
    "/wish-list/save",
    Object.assign(buildPost({ ...item, saved: isSaved }), { keepalive: true }),
  ).catch((error: unknown) => {
    forgetAccount()
    throw error
  })
  if (status !== 200) {
    forgetAccount()
    const isFull = isRecord(json) && isRecord(json.detail) && json.detail.code === "wish_list_full"
    return isFull ? "full" : "failed"
  }
  return null
}

function saveOnDevice(item: DeviceItem, isSaved: boolean): WishListNotice | null {
  const others = readDeviceList(deviceItems).filter(({ product }) => product !== item.product)
  if (isSaved && others.length >= deviceItems.max) return "full"
  const isStored = writeDeviceList(deviceItems, isSaved ? [item, ...others] : others)
  return isStored ? null : "noStorage"
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string")
}
