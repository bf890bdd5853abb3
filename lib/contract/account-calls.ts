import { z } from "zod"
import { addressInputSchema, addressSchema, addressUpdateSchema } from "./address.ts"
import { cartChangeSchema, mergeCartSchema } from "./cart.ts"
import { imageAspectSchema, imageSchema, wantedWidthSchema } from "./image.ts"
import { marketingSchema } from "./marketing-consent.ts"
import {
  downloadSchema,
  invoiceSchema,
  orderSummarySchema,
  submitOrderResultSchema,
  submitOrderSchema,
  ticketsSchema,
} from "./order.ts"
import { amountSchema, idSchema, itemOf, listOf, pagingSchema } from "./primitives.ts"
import { buildCall } from "./rest-call.ts"
import {
  birthDateSchema,
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  newPasswordSchema,
  passwordLimits,
  userSchema,
  userUpdateSchema,
} from "./user.ts"

/** A browser's own id: 21 letters, digits, "_" and "-", drawn once and kept. */
export const fingerprintSchema = z.string().regex(/^[\w-]{21}$/, "is not a fingerprint")

/** A code from a mail: eight signs without those that look alike; case and spaces do not matter. */
export const mailCodeSchema = z
  .string({ error: "Enter the code from the email." })
  .transform((code) => code.replaceAll(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{8}$/, "A code has eight letters and digits."))

const tokenSchema = z
  .string()
  .max(20_000)
  .regex(/^[\x21-\x7e]+$/, "is not a token")

/** Both tokens of a session. The access token is a JWT; only its `exp` and `iat` may be read. */
export const tokensSchema = z.object({ access_token: tokenSchema, refresh_token: tokenSchema })

/** A wish was taken. It says so as well where nothing is done, so that it tells nobody who is known. */
const doneSchema = z.object({ success: z.literal(true) })

/**
 * Calls that begin, renew or end a session, or prove who somebody is by mail. They carry no bearer
 * token, except logout. A refusal is an error body: 401 LOGIN_REFUSED for a wrong password or code,
 * 429 RATE_LIMITED, 400 with `fields`.
 */
export const signInCalls = {
  login: buildCall("POST", "/cognito/user/login", {
    body: z.object({
      username: emailSchema,
      password: z.string().min(1, "Enter your password.").max(passwordLimits.most),
      fingerprint: fingerprintSchema,
    }),
    answer: tokensSchema,
  }),
  logout: buildCall("GET", "/cognito/user/logout", { answer: doneSchema }),
  refreshToken: buildCall("POST", "/cognito/user/refreshToken", {
    body: z.object({
      refresh_token: z.string().min(1).max(20_000),
      fingerprint: fingerprintSchema,
    }),
    answer: tokensSchema,
  }),
  /** Ends an authorization-code sign-in. `nonce` is the one that the authorize request carried. */
  exchangeCode: buildCall("POST", "/authtoken", {
    body: z.object({
      grant_type: z.literal("authorization_code"),
      code: z.string().min(1).max(500),
      client_id: z.string().min(1).max(100),
      redirect_uri: z.string().max(500).optional(),
      fingerprint: fingerprintSchema.optional(),
    }),
    answer: tokensSchema.extend({ nonce: z.string() }),
  }),
  /** Mails a link and a code to sign in with, or with `code_only` the code alone. */
  sendLoginLink: buildCall("POST", "/cognito/user/sendLoginLink", {
    body: z.object({
      email: emailSchema,
      fingerprint: fingerprintSchema,
      code_only: z.boolean().default(false),
    }),
    answer: doneSchema,
  }),
  /** Mails a link and a code that make the account; who has one already is told so by mail. */
  registerLink: buildCall("POST", "/cognito/user/registerLink", {
    body: z.object({
      email: emailSchema,
      first_name: firstNameSchema,
      last_name: lastNameSchema,
      date_of_birth: birthDateSchema.nullable().default(null),
      fingerprint: fingerprintSchema,
    }),
    answer: doneSchema,
  }),
  /**
   * Mails a code to choose a new password with. Here and in recoverPasswordCheck, who tells a
   * fingerprint is not held up by what strangers do with the same address.
   */
  recoverPassword: buildCall("GET", "/cognito/user/recoverPassword", {
    query: z.object({ email: emailSchema, fingerprint: fingerprintSchema.optional() }),
    answer: doneSchema,
  }),
  /** Sets the password by such a code and ends every session of the customer. */
  recoverPasswordCheck: buildCall("GET", "/cognito/user/recoverPasswordCheck", {
    query: z.object({
      email: emailSchema,
      code: mailCodeSchema,
      newpassword: newPasswordSchema,
      fingerprint: fingerprintSchema.optional(),
    }),
    answer: doneSchema,
  }),
  /** Signs in by a code from a login, register or recovery mail. */
  loginRecoveryCode: buildCall("GET", "/cognito/user/loginRecoveryCode", {
    query: z.object({ email: emailSchema, code: mailCodeSchema, fingerprint: fingerprintSchema }),
    answer: tokensSchema,
  }),
} as const

const byId = { params: z.object({ id: z.coerce.number().pipe(idSchema) }) }

/** Calls of a customer about their own things, each with a bearer token. */
export const accountCalls = {
  authUser: buildCall("GET", "/cognito/user/authUser", { answer: z.object({ user: userSchema }) }),
  updateUser: buildCall("POST", "/cognito/user/update", {
    body: userUpdateSchema.extend({ id: idSchema }),
    answer: itemOf(userSchema),
  }),
  /** Store credit in AUD, of one supplier or of all. */
  creditBalance: buildCall("GET", "/cognito/user/creditBalance", {
    query: z.object({ supplier: z.coerce.number().pipe(idSchema).optional() }),
    answer: z.object({ balance: amountSchema }),
  }),
  /** What the account page shows, in one call. */
  myAccount: buildCall("GET", "/cognito/user/myAccount", {
    answer: z.object({
      user: userSchema,
      balance: amountSchema,
      addresses: z.array(addressSchema),
    }),
  }),
  /** Whether the customer has agreed to news from the shop by mail. */
  getMarketing: buildCall("GET", "/cognito/user/marketing", { answer: marketingSchema }),
  /** Agrees to it, in the words of now, or takes it back. */
  chooseMarketing: buildCall("POST", "/cognito/user/marketing", {
    body: z.object({ agrees: z.boolean() }),
    answer: marketingSchema,
  }),
  /** `image` is a picture (JPEG, PNG, WebP or GIF) in base64, bare or as a data address; null removes it. */
  uploadImage: buildCall("POST", "/cognito/user/uploadImage", {
    body: z.object({
      image: z
        .string()
        .min(1, "Choose a picture.")
        .max(14_000_000, "A photo can be up to 10 MB.")
        .nullable(),
    }),
    answer: itemOf(userSchema),
  }),
  /** The photo of a customer, by id, in the aspect and width asked for. Only one's own. */
  getUserImage: buildCall("GET", "/cognito/user/:url", {
    params: z.object({ url: z.string().min(1).max(120) }),
    query: z.object({
      image_aspect: imageAspectSchema.default("1x1"),
      image_width: wantedWidthSchema.default(300),
    }),
    answer: itemOf(z.object({ id: idSchema, image: imageSchema.nullable() })),
  }),
  /** Every saved address, those switched off as well. */
  listAddresses: buildCall("GET", "/sell/address", { answer: listOf(addressSchema) }),
  createAddress: buildCall("POST", "/sell/address/create", {
    body: addressInputSchema,
    answer: itemOf(addressSchema),
  }),
  updateAddress: buildCall("POST", "/sell/address/update", {
    body: addressUpdateSchema,
    answer: itemOf(addressSchema),
  }),
  enableAddress: buildCall("POST", "/sell/address/enable", {
    body: z.object({ id: idSchema }),
    answer: itemOf(addressSchema),
  }),
  disableAddress: buildCall("POST", "/sell/address/disable", {
    body: z.object({ id: idSchema }),
    answer: itemOf(addressSchema),
  }),
  /** Puts what is in a guest's cart into the customer's own, once; that cart is gone afterwards. */
  mergeCart: buildCall("POST", "/sell/cart/mergeCart", {
    body: mergeCartSchema,
    answer: cartChangeSchema,
  }),
  submitOrder: buildCall("POST", "/sell/cart/submitOrder", {
    body: submitOrderSchema,
    answer: submitOrderResultSchema,
  }),
  /** The customer's orders, newest first; those that were never paid and are over are left out. */
  listInvoices: buildCall("GET", "/sell/invoice", {
    query: pagingSchema,
    answer: listOf(orderSummarySchema),
  }),
  getInvoice: buildCall("GET", "/sell/invoice/:id", { ...byId, answer: itemOf(invoiceSchema) }),
  getInvoicePdf: buildCall("GET", "/sell/invoice/:id/pdf", {
    ...byId,
    answer: itemOf(downloadSchema),
  }),
  /** Where an unpaid order is paid: at its payment, or at a new one where the last is over. */
  payOrder: buildCall("POST", "/sell/invoice/:id/pay", {
    ...byId,
    answer: submitOrderResultSchema,
  }),
  getTickets: buildCall("GET", "/sell/invoice/:id/tickets", {
    ...byId,
    answer: itemOf(ticketsSchema),
  }),
} as const

export type Tokens = z.infer<typeof tokensSchema>
