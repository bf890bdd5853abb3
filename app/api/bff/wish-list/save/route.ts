import { z } from "zod"
import { requestAsCustomer } from "#lib/auth/account-api.ts"
import { handleCartRequest } from "#lib/bff/cart-route-handler.ts"
import { savedItemSchema } from "#lib/contract/wish-list.ts"

export const dynamic = "force-dynamic"

const bodySchema = savedItemSchema.extend({ saved: z.boolean() })

/** Saves a product to the customer's first list, or removes it from all lists. */
export function POST(request: Request): Promise<Response> {
  return handleCartRequest(request, bodySchema, ({ saved, product, sku }) =>
    saved
      ? requestAsCustomer("addSavedItem", { body: { product, sku } })
      : requestAsCustomer("removeSavedItem", { body: { product } }),
  )
}
