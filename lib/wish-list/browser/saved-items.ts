import { buildPost } from "#lib/auth/browser/build-post.ts"
import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import { parseLoginCookie } from "#lib/auth/login-cookie.ts"
import { isRecord } from "#lib/contract/values/record.ts"
import type { WishListNotice } from "../wish-list-paths.ts"
import { type DeviceItem, deviceItems, readDeviceList, writeDeviceList } from "./device-list.ts"

type Account = { loginId: string; slugs: Promise<Set<string>> }

/** The saved products of the signed-in customer, fetched once for a document. */
let account: Account | null = null

/** Returns the slugs of all saved products: those of the account, or of this browser. */
export async function listSavedSlugs(): Promise<ReadonlySet<string>> {
  const loginId = parseLoginCookie(document.cookie)
  if (loginId === null) return new Set(readDeviceList(deviceItems).map(({ product }) => product))
  if (account?.loginId !== loginId) {
    account = { loginId, slugs: mergeDeviceItems() }
    account.slugs.catch(() => forgetAccount())
  }
  return account.slugs
}

/** Fetches the account's products again when they are needed next. */
export function forgetAccount(): void {
  account = null
}

/**
 * Merges what was saved in this browser before the login into the account, and returns the slugs of
 * all saved products. What does not fit into the account stays in the browser.
 */
export async function mergeDeviceItems(): Promise<Set<string>> {
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
  return new Set(json.saved)
}

/** Saves a product, or removes it from all lists. Returns null, or why it could not be saved. */
export async function saveItem(item: DeviceItem, isSaved: boolean): Promise<WishListNotice | null> {
  if (parseLoginCookie(document.cookie) === null) return saveOnDevice(item, isSaved)
  const slugs = await listSavedSlugs().catch(() => null)
  const { status, json } = await sendApiRequest(
    "/wish-list/save",
    Object.assign(buildPost({ ...item, saved: isSaved }), { keepalive: true }),
  )
  if (status !== 200) {
    const isFull = isRecord(json) && isRecord(json.detail) && json.detail.code === "wish_list_full"
    return isFull ? "full" : "failed"
  }
  if (slugs instanceof Set) slugs[isSaved ? "add" : "delete"](item.product)
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
