import { getTell } from "#lib/i18n/tell-sentences.ts"
import "server-only"
import type { z } from "zod"
import { ApiError } from "#lib/api/api-error.ts"
import { askCart, type CartChange } from "#lib/api/cart.ts"
import { privateHeaders, sendFault, sendRefusal } from "#lib/api/door/door-answer.ts"
import { readDoorBody } from "#lib/api/door/read-door-body.ts"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { isSameOrigin } from "#lib/session/is-same-origin.ts"
import type { CartResult } from "./cart.ts"

/** Long texts for many add-ons of a product, and room for what stands around them. */
const maxBytes = 400_000

type Refused = { refusal: Parameters<typeof sendRefusal>[0] }

/**
 * What a script of ours is told of the cart: what `run` gives for a body that is as it ought to be,
 * else a sentence. Other sites' pages are refused. Kept by nobody.
 */
export async function answerCartCall<S extends z.ZodType>(
  request: Request,
  schema: S,
  run: (wish: z.output<S>) => Promise<object | Refused>,
): Promise<Response> {
  if (!isSameOrigin(request.headers, getEnv().SITE_URL))
    return sendRefusal({ ...foreign, message: (await getTell())(foreign.message) })
  const read = await readDoorBody(request, maxBytes)
  if (!("json" in read)) return sendRefusal(read)
  // The contract's own sentences come before this one.
  const wish = schema.safeParse(read.json, { error: () => "Please check what you entered." })
  if (!wish.success) {
    const message = (await getTell())(wish.error.issues[0]?.message ?? "")
    return sendRefusal({ ...bad, message })
  }
  try {
    const result = await run(wish.data)
    if ("refusal" in result) {
      const message = (await getTell())(result.refusal.message)
      return sendRefusal({ ...result.refusal, message })
    }
    return Response.json(result, { headers: privateHeaders })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "a call about the cart failed")
    return sendFault(error, await getTell())
  }
}

/** What became of a change, with the cart as it is after it. Throws an ApiError where nobody knows it. */
export async function readAfter(change: CartChange): Promise<CartResult> {
  if (change.ok) return { ok: true, cart: await readTwice() }
  const cart = await readTwice().catch(forgiveFault)
  return { ...change, cart }
}

/** What was done is done: one lost answer to a question after it makes it no failure. */
async function readTwice() {
  const read = async () => {
    const result = await askCart({})
    if ("cart" in result) return result.cart
    throw new ApiError("http", "getCart", `status ${result.refusal.status}`)
  }
  return read().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return read()
  })
}

function forgiveFault(error: unknown): null {
  if (!(error instanceof ApiError)) throw error
  return null
}

const bad = { status: 400, code: "BAD_REQUEST" } as const
const foreign: Refused["refusal"] = {
  ...{ status: 403, code: "FORBIDDEN" },
  message: "You can only do this from a page of this shop.",
}
