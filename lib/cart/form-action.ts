import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { headers } from "next/headers"
import type { z } from "zod"
import { ApiError } from "#lib/api/api-error.ts"
import { getTyped } from "#lib/auth/handle-account-form.ts"
import { isSameOrigin } from "#lib/auth/is-same-origin.ts"
import { listFieldErrors } from "#lib/contract/error.ts"
import {
  buildErrorMessage,
  type ErrorMessage,
  parseIssueMessage,
} from "#lib/contract/error-detail.ts"
import { getEnv } from "#lib/env.ts"
import { getErrorTranslator } from "#lib/i18n/api-errors.ts"
import { log } from "#lib/log.ts"
import type { Cart, CartChoices } from "./cart.ts"
import { type CartChange, fetchPricedCart, removeCartLine, updateLine } from "./cart-api.ts"
import {
  type CartFormIntent,
  type CartFormState,
  cartControls,
  cartFormIntents,
} from "./cart-form.ts"
import { cartRequestSchemas } from "./request-schemas.ts"

type CartFormError<Text = string> = { code: string; message: Text }
type CartFormResult<Text = string> = Result<null, CartFormError<Text>>

/**
 * Handles a form of the cart page; null if the change was made, otherwise the error for the form.
 */
export async function handleCartForm(data: FormData): Promise<CartFormState | null> {
  const intent = cartFormIntents.find((known) => known === getTyped(data, "intent")) ?? "update"
  const result = await withCartFormGuard(() => applyIntent(intent, data))
  if (result.ok) return null
  const typed = Object.fromEntries(cartControls.map((name) => [name, getTyped(data, name)]))
  return { ...result.error, intent, itemId: getNumberField(data, "id"), typed }
}

/**
 * Returns the result of `run`, with its error translated. A cross-site form post (CSRF) and an unreachable API also
 * return an error.
 */
export async function withCartFormGuard(
  run: () => Promise<CartFormResult<ErrorMessage>>,
): Promise<CartFormResult> {
  if (!isSameOrigin(await headers(), getEnv().SITE_URL)) {
    return { ok: false, error: { code: "FORBIDDEN", message: "" } }
  }
  try {
    const result = await run()
    if (result.ok) return result
    const { code, message } = result.error
    const translated = (await getErrorTranslator())({ ...message, code })
    return { ok: false, error: { code, message: translated } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "cart-form: upstream request failed")
    return { ok: false, error: { code: "unavailable", message: "" } }
  }
}

/**
 * Validates form input with the schema of the call it is for; returns the first message if it is
 * invalid.
 */
export function validateCartInput<S extends z.ZodType>(
  schema: S,
  input: unknown,
): Result<z.output<S>, CartFormError<ErrorMessage>> {
  const result = schema.safeParse(input, { error: () => "" })
  if (result.success) return { ok: true, value: result.data }
  const detail = parseIssueMessage(result.error.issues[0]?.message ?? "")
  return { ok: false, error: { code: "invalid", message: buildErrorMessage(detail) } }
}

/** Returns a form field's whole number, or null if its text is none. */
export function getNumberField(data: FormData, name: string): number | null {
  const typed = getTyped(data, name).trim()
  return /^\d{1,10}$/.test(typed) ? Number(typed) : null
}

function applyIntent(
  intent: CartFormIntent,
  data: FormData,
): Promise<CartFormResult<ErrorMessage>> {
  if (intent === "update") return update(data)
  if (intent === "remove") return remove(data)
  return choose(readChoices(intent, data))
}

async function update(data: FormData): Promise<CartFormResult<ErrorMessage>> {
  const typed = { id: getNumberField(data, "id"), qty: getNumberField(data, "quantity") }
  const checked = validateCartInput(cartRequestSchemas.update, typed)
  if (!checked.ok) return checked
  return buildChangeResult(await updateLine(checked.value.id, checked.value.qty))
}

async function remove(data: FormData): Promise<CartFormResult<ErrorMessage>> {
  const checked = validateCartInput(cartRequestSchemas.remove, { id: getNumberField(data, "id") })
  return checked.ok ? buildChangeResult(await removeCartLine(checked.value.id)) : checked
}

function readChoices(intent: CartFormIntent, data: FormData): unknown {
  if (intent === "code") return { promotionCode: getTyped(data, "promotion").trim() || null }
  if (intent === "delivery") return { shippingType: getNumberField(data, "delivery") }
  return { place: { suburb: getTyped(data, "suburb"), postcode: getTyped(data, "postcode") } }
}

async function choose(input: unknown): Promise<CartFormResult<ErrorMessage>> {
  const checked = validateCartInput(cartRequestSchemas.read, input)
  if (!checked.ok) return checked
  const result = await fetchPricedCart(checked.value)
  if (result.ok) return validatePromotion(checked.value, result.value)
  const [first = result.error] = Object.values(listFieldErrors(result.error))
  return { ok: false, error: { code: result.error.code, message: first } }
}

/**
 * Returns an error for a promotion code that takes nothing off, so that the form shows the code for
 * another try.
 */
function validatePromotion(
  { promotionCode }: CartChoices,
  { promotionMessage }: Cart,
): CartFormResult<ErrorMessage> {
  const isRejected = promotionCode && promotionMessage !== ""
  return isRejected
    ? { ok: false, error: { code: "promotion", message: { message: promotionMessage } } }
    : { ok: true, value: null }
}

/** Returns the result of a change for a form; its message is translated already. */
export function buildChangeResult(change: CartChange): CartFormResult<ErrorMessage> {
  if (change.ok) return change
  const { code, message } = change.error
  return { ok: false, error: { code, message: { message } } }
}
