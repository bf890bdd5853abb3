import { z } from "zod"
import { buildTextLineSchema, idSchema, instantSchema } from "./primitives.ts"

/** Maximum number of passkeys per account, and of characters in the name of one. */
export const passkeyLimits = { count: 10, name: 60 } as const

/** A passkey of a customer, without the key. `used_at` is the last login with it. */
export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  created_at: instantSchema,
  used_at: instantSchema.nullable(),
})

/** The name that the customer gives to a passkey; empty for the shop's own word for it. */
export const passkeyNameSchema = buildTextLineSchema(passkeyLimits.name)

/** Options for `navigator.credentials` in the JSON of the WebAuthn specification. */
export const passkeyOptionsSchema = z.object({
  options: z.looseObject({ challenge: z.string().min(1) }),
})

const base64Url = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/, "is not base64url")
const credential = {
  id: base64Url.max(1400),
  rawId: base64Url.max(1400),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
}

/** What an authenticator returns for a new passkey (`RegistrationResponseJSON` of WebAuthn). */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})

/** What an authenticator returns for a login (`AuthenticationResponseJSON` of WebAuthn). */
export const signedChallengeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
    userHandle: base64Url.optional(),
  }),
})

/** Options for `navigator.credentials`, whose other keys the library of the browser knows. */
export type PasskeyOptions = z.output<typeof passkeyOptionsSchema>["options"]
export type Passkey = z.infer<typeof passkeySchema>
export type NewPasskey = z.output<typeof newPasskeySchema>
export type SignedChallenge = z.output<typeof signedChallengeSchema>
