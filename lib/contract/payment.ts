import { z } from "zod"
import { idSchema } from "./primitives.ts"

/** Result of a payment, by the token the gateway has put into the return address. */
export const paidQuerySchema = z.object({
  /** Base64 of the address the payer came back to. */
  url: z.string().max(4_000).default(""),
  payum_token: z.string().min(1).max(200),
})

/** `success` says whether it is paid; `payment` is null where nobody knows such a payment. */
export const paidSchema = z.object({
  success: z.boolean(),
  payment: z.object({ id: idSchema }).nullable(),
})
