import { z } from "zod"
import { buildTextLineSchema } from "./primitives.ts"
import { stateCodes } from "./values/australia.ts"

/** A suburb or town with its postcode. A suburb can have several, and a postcode several suburbs. */
export const localitySchema = z.object({
  suburb: z.string().min(1).max(120),
  state: z.enum(stateCodes),
  postcode: z.string().regex(/^\d{4}$/),
})

export type Locality = z.infer<typeof localitySchema>

/** The beginning of a suburb, or of a postcode. */
export const localityQuerySchema = z.object({ query: buildTextLineSchema(60) })

/** Maximum of localities in one response. */
export const maxLocalities = 8
