import { z } from "zod"
import {
  cartAddSchema,
  cartRemoveSchema,
  cartUpdateSchema,
  placeSchema,
  searchSkuSchema,
} from "#lib/contract/cart.ts"
import { buildTextLineSchema, idSchema } from "#lib/contract/primitives.ts"
import type { CartChoices } from "./cart.ts"

/** Schema of the suburb and postcode for a shipping estimate. */
export const estimateSchema = placeSchema.omit({ country: true })

const choicesSchema = z
  .object({
    promotionCode: buildTextLineSchema(60).nullish(),
    shippingType: idSchema.nullish(),
    place: z.union([idSchema, z.record(z.string(), z.unknown())]).nullish(),
  })
  .transform(({ promotionCode, shippingType, place }, context): CartChoices => {
    const isTyped = typeof place === "object" && place !== null
    const estimate = isTyped ? estimateSchema.safeParse(place) : null
    for (const { message } of estimate?.error?.issues ?? []) {
      context.addIssue({ code: "custom", message, path: ["place"] })
    }
    const chosen = isTyped ? estimate?.data : place
    return {
      ...(promotionCode !== undefined && { promotionCode }),
      ...(shippingType !== undefined && { shippingType }),
      ...(chosen !== undefined && { place: chosen }),
    }
  })

/** Schemas of the cart requests that our own scripts send; validated before the API is called. */
export const cartRequestSchemas = {
  read: choicesSchema,
  add: cartAddSchema.omit({ session: true }),
  update: cartUpdateSchema.omit({ session: true }),
  remove: cartRemoveSchema.omit({ session: true }),
  searchSku: searchSkuSchema,
} as const
