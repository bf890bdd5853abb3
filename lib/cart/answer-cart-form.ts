import { getTell } from "#lib/i18n/tell-sentences.ts"
import "server-only"
import { headers } from "next/headers"
import type { z } from "zod"
import { getTyped } from "#lib/account/answer-form.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { askCart, type CartChange, removeLine, updateLine } from "#lib/api/cart.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { isSameOrigin } from "#lib/session/is-same-origin.ts"
import type { Cart, CartChoices } from "./cart.ts"
import { type CartFormState, type CartFormWish, cartControls, cartFormWishes } from "./cart-form.ts"
import { cartWishes } from "./cart-wishes.ts"

type Fault = { code: string; message: string }

/**
 * Handles a form of the cart page; null if the change was made, otherwise the error for the form.
 */
export async function answerCartForm(data: FormData): Promise<CartFormState | null> {
  const wish = cartFormWishes.find((known) => known === getTyped(data, "wish")) ?? "update"
  const fault = await guard(() => grant(wish, data))
  if (fault === null) return null
  const typed = Object.fromEntries(cartControls.map((name) => [name, getTyped(data, name)]))
  return { ...fault, wish, itemId: readNumber(data, "id"), typed }
}

/**
 * Returns the error of `run`, translated. A cross-site form post (CSRF) and an unreachable API also
 * return an error.
 */
export async function guard(run: () => Promise<Fault | null>): Promise<Fault | null> {
  if (!isSameOrigin(await headers(), getEnv().SITE_URL)) return { code: "FORBIDDEN", message: "" }
  try {
    const fault = await run()
    return fault && { ...fault, message: (await getTell())(fault.message) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "a form of the cart could not be answered")
    return { code: "unavailable", message: "" }
  }
}

/**
 * Validates form input with the schema of the call it is for; returns the first message if it is
 * invalid.
 */
export function check<S extends z.ZodType>(
  schema: S,
  input: unknown,
): { wish: z.output<S> } | { fault: Fault } {
  const result = schema.safeParse(input, { error: () => "" })
  if (result.success) return { wish: result.data }
  return { fault: { code: "invalid", message: result.error.issues[0]?.message ?? "" } }
}

/** Returns a form field's whole number, or null if its text is none. */
export function readNumber(data: FormData, name: string): number | null {
  const typed = getTyped(data, name).trim()
  return /^\d{1,10}$/.test(typed) ? Number(typed) : null
}

function grant(wish: CartFormWish, data: FormData): Promise<Fault | null> {
  if (wish === "update") return update(data)
  if (wish === "remove") return remove(data)
  return choose(readChoices(wish, data))
}

async function update(data: FormData): Promise<Fault | null> {
  const typed = { id: readNumber(data, "id"), qty: readNumber(data, "quantity") }
  const checked = check(cartWishes.update, typed)
  if ("fault" in checked) return checked.fault
  return judge(await updateLine(checked.wish.id, checked.wish.qty))
}

async function remove(data: FormData): Promise<Fault | null> {
  const checked = check(cartWishes.remove, { id: readNumber(data, "id") })
  return "fault" in checked ? checked.fault : judge(await removeLine(checked.wish.id))
}

function readChoices(wish: CartFormWish, data: FormData): unknown {
  if (wish === "code") return { promotionCode: getTyped(data, "promotion").trim() || null }
  if (wish === "delivery") return { shippingType: readNumber(data, "delivery") }
  return { place: { suburb: getTyped(data, "suburb"), postcode: getTyped(data, "postcode") } }
}

async function choose(input: unknown): Promise<Fault | null> {
  const checked = check(cartWishes.read, input)
  if ("fault" in checked) return checked.fault
  const result = await askCart(checked.wish)
  if ("cart" in result) return findFault(checked.wish, result.cart)
  const { code, message, fields = {} } = result.refusal
  return { code, message: Object.values(fields)[0] ?? message }
}

/**
 * Returns an error for a promotion code that takes nothing off, so that the form shows the code for
 * another try.
 */
function findFault({ promotionCode }: CartChoices, { promotionMessage }: Cart): Fault | null {
  const isRefused = promotionCode && promotionMessage !== ""
  return isRefused ? { code: "promotion", message: promotionMessage } : null
}

function judge(change: CartChange): Fault | null {
  return change.ok ? null : { code: change.code, message: change.message }
}
