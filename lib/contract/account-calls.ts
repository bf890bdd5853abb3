import { z } from "zod"
import { addressInputSchema, addressSchema, addressUpdateSchema } from "./address.ts"
import { cartChangeSchema, mergeCartSchema } from "./cart.ts"
import { buildIssueMessage } from "./error-detail.ts"
import { imageAspectSchema, imageSchema, photoDataSchema, wantedWidthSchema } from "./image.ts"
import { signInCodeSchema } from "./mail-codes.ts"
import {
  downloadSchema,
  invoiceSchema,
  orderSummarySchema,
  reorderSchema,
  submitOrderResultSchema,
  submitOrderSchema,
  ticketsSchema,
} from "./order.ts"
import {
  newPasskeySchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  passkeySchema,
  signedChallengeSchema,
} from "./passkey.ts"
import {
  amountSchema,
  buildItemSchema,
  buildListSchema,
  idSchema,
  pagingSchema,
} from "./primitives.ts"
import { buildCall } from "./rest-call.ts"
import {
  birthDateSchema,
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  marketingSchema,
  newPasswordSchema,
  passwordLimits,
  userSchema,
  userUpdateSchema,
} from "./user.ts"
import { wishListBodies, wishListsSchema } from "./wish-list.ts"

/**
 * Validates the id of a browser: 21 alphanumerics, "_" and "-", generated once at random and
 * stored.
 */
export const fingerprintSchema = z.string().regex(/^[\w-]{21}$/, "is not a fingerprint")

/**
 * Validates a code from an email: eight characters, none that resemble another. Ignores case,
 * spaces and hyphens.
 */
export const mailCodeSchema = z
  .string({ error: buildIssueMessage({ code: "mail_code_required" }) })
  .transform((code) => code.replaceAll(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{8}$/, buildIssueMessage({ code: "mail_code_format" })))

const tokenSchema = z
  .string()
  .max(20_000)
  .regex(/^[\x21-\x7e]+$/, "is not a token")

/**
 * Both tokens of a session. The access token is a JWT; clients may read only its `exp` and `iat`.
 */
export const tokensSchema = z.object({ access_token: tokenSchema, refresh_token: tokenSchema })

/**
 * The request was accepted. The response is the same where nothing is done, so that it does not
 * reveal which email addresses have an account.
 */
const doneSchema = z.object({ success: z.literal(true) })

/**
 * Calls that start, renew or end a session, or verify an identity by email. They carry no bearer
 * token, except logout. Errors have an error body: 401 for a wrong password or code (its code is in
 * `errorCodes`), 429 RATE_LIMITED, 400 with `fields`.
 */
export const signInCalls = {
  login: buildCall("POST", "/cognito/user/login", {
    body: z.object({
      username: emailSchema,
      password: z
        .string()
        .min(1, buildIssueMessage({ code: "login_password_required" }))
        .max(passwordLimits.most),
      fingerprint: fingerprintSchema,
    }),
    response: tokensSchema,
  }),
  logout: buildCall("GET", "/cognito/user/logout", { response: doneSchema }),
  refreshToken: buildCall("POST", "/cognito/user/refreshToken", {
    body: z.object({
      refresh_token: z.string().min(1).max(20_000),
      fingerprint: fingerprintSchema,
    }),
    response: tokensSchema,
  }),
  /** Completes an authorization-code sign-in. `nonce` is the one of the authorize request. */
  exchangeCode: buildCall("POST", "/authtoken", {
    body: z.object({
      grant_type: z.literal("authorization_code"),
      code: z.string().min(1).max(500),
      client_id: z.string().min(1).max(100),
      redirect_uri: z.string().max(500).optional(),
      fingerprint: fingerprintSchema.optional(),
    }),
    response: tokensSchema.extend({ nonce: z.string() }),
  }),
  /** Emails a sign-in link and code, or with `code_only` the code alone. */
  sendLoginLink: buildCall("POST", "/cognito/user/sendLoginLink", {
    body: z.object({
      email: emailSchema,
      fingerprint: fingerprintSchema,
      code_only: z.boolean().default(false),
    }),
    response: doneSchema,
  }),
  /**
   * Emails a link and a code that create the account. For an existing account the email states that
   * it exists.
   */
  registerLink: buildCall("POST", "/cognito/user/registerLink", {
    body: z.object({
      email: emailSchema,
      first_name: firstNameSchema,
      last_name: lastNameSchema,
      date_of_birth: birthDateSchema.nullable().default(null),
      fingerprint: fingerprintSchema,
    }),
    response: doneSchema,
  }),
  /**
   * Emails a code to choose a new password with. Here and in recoverPasswordCheck, a request with a
   * fingerprint is not rate limited by the requests of others for the same address.
   */
  recoverPassword: buildCall("GET", "/cognito/user/recoverPassword", {
    query: z.object({ email: emailSchema, fingerprint: fingerprintSchema.optional() }),
    response: doneSchema,
  }),
  /** Sets the password by that code and ends every session of the customer. */
  recoverPasswordCheck: buildCall("GET", "/cognito/user/recoverPasswordCheck", {
    query: z.object({
      email: emailSchema,
      code: mailCodeSchema,
      newpassword: newPasswordSchema,
      fingerprint: fingerprintSchema.optional(),
    }),
    response: doneSchema,
  }),
  /** Signs in by a code from a login, register or recovery email. */
  loginRecoveryCode: buildCall("GET", "/cognito/user/loginRecoveryCode", {
    query: z.object({ email: emailSchema, code: mailCodeSchema, fingerprint: fingerprintSchema }),
    response: tokensSchema,
  }),
  /** Emails a code of six digits that signs in, with an account or without. */
  sendSignInCode: buildCall("POST", "/cognito/user/sendSignInCode", {
    body: z.object({ email: emailSchema, fingerprint: fingerprintSchema }),
    response: doneSchema,
  }),
  /**
   * Signs in by that code, in the browser that requested it. Creates the account of a new address,
   * without a name and a password.
   */
  signInByCode: buildCall("POST", "/cognito/user/signInByCode", {
    body: z.object({ email: emailSchema, code: signInCodeSchema, fingerprint: fingerprintSchema }),
    response: tokensSchema,
  }),
  /** Options for a login by passkey in this browser; the challenge is valid for five minutes. */
  startPasskeyLogin: buildCall("POST", "/cognito/user/startPasskeyLogin", {
    body: z.object({ fingerprint: fingerprintSchema }),
    response: passkeyOptionsSchema,
  }),
  /** Signs in by the passkey that signed that challenge. */
  loginByPasskey: buildCall("POST", "/cognito/user/loginByPasskey", {
    body: z.object({ fingerprint: fingerprintSchema, credential: signedChallengeSchema }),
    response: tokensSchema,
  }),
} as const

/** How a signed-in customer proves their identity again: the password, or an emailed login code. */
const identityProofSchema = z.object({
  current_password: z.string().max(passwordLimits.most).optional(),
  code: mailCodeSchema.optional(),
})

export type IdentityProof = z.output<typeof identityProofSchema>

const byId = { params: z.object({ id: z.coerce.number().pipe(idSchema) }) }

/** Calls of a customer about the customer's own records. Each carries a bearer token. */
export const accountCalls = {
  authUser: buildCall("GET", "/cognito/user/authUser", {
    response: z.object({ user: userSchema }),
  }),
  updateUser: buildCall("POST", "/cognito/user/update", {
    body: userUpdateSchema.extend({ id: idSchema }),
    response: buildItemSchema(userSchema),
  }),
  /** Store credit in AUD, of one supplier or of all. */
  creditBalance: buildCall("GET", "/cognito/user/creditBalance", {
    query: z.object({ supplier: z.coerce.number().pipe(idSchema).optional() }),
    response: z.object({ balance: amountSchema }),
  }),
  /**
   * Emails a code to a new address, and notifies the current one. The response is the same if the new
   * address has an account already. Errors on `current_password`, or on `code` for customers
   * without a password.
   */
  requestEmailChange: buildCall("POST", "/cognito/user/changeEmail", {
    body: identityProofSchema.extend({ email: emailSchema }),
    response: doneSchema,
  }),
  /** Changes the email address by that code, and ends the customer's other sessions. */
  confirmEmailChange: buildCall("POST", "/cognito/user/confirmEmail", {
    body: z.object({ email: emailSchema, code: mailCodeSchema }),
    response: buildItemSchema(userSchema),
  }),
  /**
   * Deletes the account; orders are retained without the person. 409 while an order, a refund or
   * store credit is open.
   */
  deleteAccount: buildCall("POST", "/cognito/user/deleteAccount", {
    body: identityProofSchema,
    response: doneSchema,
  }),
  listPasskeys: buildCall("GET", "/cognito/user/passkeys", {
    response: buildListSchema(passkeySchema),
  }),
  /**
   * Options for a new passkey in this session; valid for five minutes. Errors as in
   * requestEmailChange; 409 with as many passkeys as an account can have.
   */
  startPasskey: buildCall("POST", "/cognito/user/startPasskey", {
    body: identityProofSchema,
    response: passkeyOptionsSchema,
  }),
  /** Saves the passkey that was created with those options. */
  createPasskey: buildCall("POST", "/cognito/user/createPasskey", {
    body: z.object({ name: passkeyNameSchema, credential: newPasskeySchema }),
    response: buildItemSchema(passkeySchema),
  }),
  deletePasskey: buildCall("POST", "/cognito/user/deletePasskey", {
    body: z.object({ id: idSchema }),
    response: doneSchema,
  }),
  /**
   * Options to sign a challenge with one of the customer's own passkeys, for confirmIdentity in this
   * session; valid once, for five minutes. 404 without a passkey.
   */
  startIdentityPasskey: buildCall("POST", "/cognito/user/startIdentityPasskey", {
    response: passkeyOptionsSchema,
  }),
  /**
   * Proves the identity again within a session: some calls of administrators require that it was
   * proved at most 15 minutes ago. By the password, a code, or a passkey that signed the challenge of
   * startIdentityPasskey. Errors on `current_password`, `code` or `credential`.
   */
  confirmIdentity: buildCall("POST", "/cognito/user/confirmIdentity", {
    body: identityProofSchema.extend({ credential: signedChallengeSchema.optional() }),
    response: doneSchema,
  }),
  /** Everything the account page displays, in one call. */
  myAccount: buildCall("GET", "/cognito/user/myAccount", {
    response: z.object({
      user: userSchema,
      balance: amountSchema,
      addresses: z.array(addressSchema),
    }),
  }),
  /** The customer's consent to marketing emails, if any. */
  getMarketing: buildCall("GET", "/cognito/user/marketing", { response: marketingSchema }),
  /** Grants consent to the current wording, or withdraws it. */
  chooseMarketing: buildCall("POST", "/cognito/user/marketing", {
    body: z.object({ agrees: z.boolean() }),
    response: marketingSchema,
  }),
  /** Null removes the image. */
  uploadImage: buildCall("POST", "/cognito/user/uploadImage", {
    body: z.object({
      image: photoDataSchema.nullable(),
    }),
    response: buildItemSchema(userSchema),
  }),
  /**
   * The profile image of a customer, by id, in the requested aspect and width. Customers read only
   * their own.
   */
  getUserImage: buildCall("GET", "/cognito/user/:url", {
    params: z.object({ url: z.string().min(1).max(120) }),
    query: z.object({
      image_aspect: imageAspectSchema.default("1x1"),
      image_width: wantedWidthSchema.default(300),
    }),
    response: buildItemSchema(z.object({ id: idSchema, image: imageSchema.nullable() })),
  }),
  /** Every saved address, including disabled ones. */
  listAddresses: buildCall("GET", "/sell/address", { response: buildListSchema(addressSchema) }),
  createAddress: buildCall("POST", "/sell/address/create", {
    body: addressInputSchema,
    response: buildItemSchema(addressSchema),
  }),
  updateAddress: buildCall("POST", "/sell/address/update", {
    body: addressUpdateSchema,
    response: buildItemSchema(addressSchema),
  }),
  enableAddress: buildCall("POST", "/sell/address/enable", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(addressSchema),
  }),
  disableAddress: buildCall("POST", "/sell/address/disable", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(addressSchema),
  }),
  /** Deletes a saved address; orders have a copy of their own. */
  deleteAddress: buildCall("POST", "/sell/address/remove", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(addressSchema),
  }),
  /** Merges a guest's cart into the customer's cart, once, and deletes the guest's cart. */
  mergeCart: buildCall("POST", "/sell/cart/mergeCart", {
    body: mergeCartSchema,
    response: cartChangeSchema,
  }),
  submitOrder: buildCall("POST", "/sell/cart/submitOrder", {
    body: submitOrderSchema,
    response: submitOrderResultSchema,
  }),
  /** The customer's orders, newest first, without those that ended unpaid. */
  listInvoices: buildCall("GET", "/sell/invoice", {
    query: pagingSchema,
    response: buildListSchema(orderSummarySchema),
  }),
  getInvoice: buildCall("GET", "/sell/invoice/:id", {
    ...byId,
    response: buildItemSchema(invoiceSchema),
  }),
  getInvoicePdf: buildCall("GET", "/sell/invoice/:id/pdf", {
    ...byId,
    response: buildItemSchema(downloadSchema),
  }),
  /**
   * The URL to pay an unpaid order at: its payment, or a new payment where the last one is over.
   */
  payOrder: buildCall("POST", "/sell/invoice/:id/pay", {
    ...byId,
    response: submitOrderResultSchema,
  }),
  /**
   * Cancels an order that is not being made yet: one that is paid is refunded. 409 if it is too
   * late.
   */
  cancelOwnOrder: buildCall("POST", "/sell/invoice/:id/cancel", {
    ...byId,
    response: buildItemSchema(invoiceSchema),
  }),
  /** Adds what is still sold of an order to the customer's cart. */
  reorder: buildCall("POST", "/sell/invoice/:id/reorder", {
    ...byId,
    response: reorderSchema,
  }),
  getTickets: buildCall("GET", "/sell/invoice/:id/tickets", {
    ...byId,
    response: buildItemSchema(ticketsSchema),
  }),
  /** The customer's lists of saved products, and the products of the list `list` or the first one. */
  getWishLists: buildCall("GET", "/sell/wishList", {
    query: z.object({ list: z.coerce.number().pipe(idSchema).optional() }),
    response: wishListsSchema,
  }),
  addSavedItem: buildCall("POST", "/sell/wishList/add", {
    body: wishListBodies.add,
    response: doneSchema,
  }),
  removeSavedItem: buildCall("POST", "/sell/wishList/remove", {
    body: wishListBodies.remove,
    response: doneSchema,
  }),
  moveSavedItem: buildCall("POST", "/sell/wishList/move", {
    body: wishListBodies.move,
    response: doneSchema,
  }),
  createWishList: buildCall("POST", "/sell/wishList/create", {
    body: wishListBodies.create,
    response: doneSchema,
  }),
  renameWishList: buildCall("POST", "/sell/wishList/rename", {
    body: wishListBodies.rename,
    response: doneSchema,
  }),
  deleteWishList: buildCall("POST", "/sell/wishList/delete", {
    body: wishListBodies.delete,
    response: doneSchema,
  }),
  /** Creates the link that shows a list to others, or withdraws it. */
  shareWishList: buildCall("POST", "/sell/wishList/share", {
    body: wishListBodies.share,
    response: doneSchema,
  }),
  /**
   * Merges a guest's saved products into the first list; `left` are those for which there is no
   * space.
   */
  mergeSavedItems: buildCall("POST", "/sell/wishList/merge", {
    body: wishListBodies.merge,
    response: z.object({ left: z.array(z.string()) }),
  }),
} as const

export type Tokens = z.infer<typeof tokensSchema>
