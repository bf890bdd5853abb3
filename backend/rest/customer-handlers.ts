import { buildDigitsLimit, registerEmailRequest, withCodeTry } from "#backend/accounts/limits.ts"
import {
  openSessionByCode,
  openSessionByDigits,
  updatePasswordByCode,
} from "#backend/accounts/redeem-code.ts"
import {
  sendLoginCode,
  sendRecoverCode,
  sendRegisterCode,
  sendSignInCode,
} from "#backend/accounts/send-code.ts"
import { buildFingerprintHash } from "#backend/accounts/sessions.ts"
import { invalidToken } from "#backend/accounts/tokens.ts"
import { isKnownDevice } from "#backend/accounts/validate-credentials.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import { getOwnConsent, updateOwnConsent } from "#backend/consents/consents.ts"
import { requestNewsletter } from "#backend/consents/newsletter.ts"
import {
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
  updateAddressEnabled,
} from "#backend/customers/addresses.ts"
import { confirmEmailChange, requestEmailChange } from "#backend/customers/change-email.ts"
import { getCreditBalance } from "#backend/customers/credit.ts"
import { getPhoto, saveCustomerPhoto } from "#backend/customers/photo.ts"
import { missingUser } from "#backend/customers/update-user.ts"
import { type ApiError, buildApiError, buildFieldError } from "#backend/http/api-error.ts"
import { maxPhotoBodyBytes } from "#backend/images/receive-photo.ts"
import { confirmIdentity } from "#backend/passkeys/identity-by-passkey.ts"
import { deleteAccount } from "#backend/privacy/delete-account.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import type { Result } from "#lib/contract/result.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { buildImageSize, buildPrivateHandler, buildRestHandler } from "./rest-handler.ts"

const done = { ok: true, value: { success: true } } as const
const rejectedCode: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(401, "LOGIN_REFUSED", { code: "mail_code_wrong" }),
}

/** The handlers of calls that email codes, and of those that verify them. */
export const mailCodeHandlers = {
  sendLoginLink: buildRestHandler(signInCalls.sendLoginLink, async ({ body }, deps, request) => {
    const registered = await registerEmailRequest(deps, request)
    if (!registered.ok) return registered
    const language = resolveLanguage(request)
    await sendLoginCode(deps, { ...body, language, isCodeOnly: body.code_only })
    return done
  }),
  registerLink: buildRestHandler(signInCalls.registerLink, async ({ body }, deps, request) => {
    const registered = await registerEmailRequest(deps, request)
    if (!registered.ok) return registered
    const { email, fingerprint, ...person } = body
    const language = resolveLanguage(request)
    const registration = { ...person, language: language ?? defaultLocale }
    await sendRegisterCode(deps, { email, fingerprint, language, registration })
    return done
  }),
  recoverPassword: buildRestHandler(
    signInCalls.recoverPassword,
    async ({ query }, deps, request) => {
      const registered = await registerEmailRequest(deps, request)
      if (!registered.ok) return registered
      const { email, fingerprint = null } = query
      await sendRecoverCode(deps, { email, fingerprint, language: resolveLanguage(request) })
      return done
    },
  ),
  recoverPasswordCheck: buildRestHandler(
    signInCalls.recoverPasswordCheck,
    async ({ query }, deps, request) => {
      const { newpassword: newPassword, fingerprint = null, ...rest } = query
      const given = { ...rest, fingerprint, newPassword }
      const outcome = await withCodeTry(deps, request, () => updatePasswordByCode(deps, given))
      if (!outcome.ok) return outcome
      return outcome.value === null ? rejectedCode : done
    },
  ),
  loginRecoveryCode: buildRestHandler(
    signInCalls.loginRecoveryCode,
    async ({ query }, deps, request) => {
      const outcome = await withCodeTry(deps, request, () => openSessionByCode(deps, query))
      if (!outcome.ok) return outcome
      const tokens = outcome.value
      return tokens === null ? rejectedCode : { ok: true, value: tokens }
    },
  ),
}

/** The handlers of the calls that sign in by six digits. */
export const signInCodeHandlers = {
  sendSignInCode: buildRestHandler(signInCalls.sendSignInCode, async ({ body }, deps, request) => {
    const registered = await registerEmailRequest(deps, request)
    if (!registered.ok) return registered
    await sendSignInCode(deps, { ...body, language: resolveLanguage(request) })
    return done
  }),
  signInByCode: buildRestHandler(signInCalls.signInByCode, async ({ body }, deps, request) => {
    const { email, fingerprint } = body
    const fingerprintHash = buildFingerprintHash(fingerprint, deps)
    const isKnown = await isKnownDevice(deps, { email, fingerprintHash })
    const limit = buildDigitsLimit(deps, email, isKnown ? fingerprintHash : null)
    const opened = await withCodeTry(deps, request, () => openSessionByDigits(deps, body), [limit])
    if (!opened.ok) return opened
    return opened.value === null ? rejectedDigits : { ok: true, value: opened.value }
  }),
}

const rejectedDigits: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(401, "LOGIN_REFUSED", { code: "sign_in_code_wrong" }),
}

/** The handler of the call that requests the newsletter. */
export const newsletterHandlers = {
  requestNewsletter: buildRestHandler(
    shopperCalls.requestNewsletter,
    async ({ body }, deps, request) => {
      const registered = await registerEmailRequest(deps, request)
      if (!registered.ok) return registered
      await requestNewsletter(deps, {
        ...body,
        language: resolveLanguage(request) ?? defaultLocale,
      })
      return done
    },
  ),
}

/** The handlers of customers' calls about their own records; `updateUser` is a generic call. */
export const customerHandlers = {
  creditBalance: buildPrivateHandler(
    accountCalls.creditBalance,
    async ({ query }, { db }, { userId }) => ({
      ok: true,
      value: { balance: await getCreditBalance(db, userId, query.supplier) },
    }),
  ),
  myAccount: buildPrivateHandler(accountCalls.myAccount, async (_input, { db }, { userId }) => {
    const [user, balance, addresses] = await Promise.all([
      getWireUser(db, userId),
      getCreditBalance(db, userId),
      listAddresses(db, userId),
    ])
    return user === null
      ? { ok: false, error: invalidToken }
      : { ok: true, value: { user, balance, addresses } }
  }),
  getMarketing: buildPrivateHandler(
    accountCalls.getMarketing,
    async (_input, deps, { userId }) => ({
      ok: true,
      value: { marketing: await getOwnConsent(deps, userId) },
    }),
  ),
  chooseMarketing: buildPrivateHandler(
    accountCalls.chooseMarketing,
    async ({ body }, deps, { userId }, request) => {
      const language = resolveLanguage(request) ?? defaultLocale
      const marketing = await updateOwnConsent(deps, { userId, ...body, language })
      return { ok: true, value: { marketing } }
    },
  ),
  uploadImage: buildPrivateHandler(
    accountCalls.uploadImage,
    async ({ body }, deps, { userId }) => {
      const saved = await saveCustomerPhoto(deps, userId, body.image)
      if (!saved.ok) return saved
      return { ok: true, value: { item: await getWireUser(deps.db, userId) } }
    },
    { bodyLimit: maxPhotoBodyBytes },
  ),
  getUserImage: buildPrivateHandler(
    accountCalls.getUserImage,
    async ({ params, query }, { db }, { userId }) => {
      if (params.url !== String(userId)) return { ok: false, error: missingUser }
      const image = await getPhoto(db, userId, buildImageSize(query))
      return { ok: true, value: { item: { id: userId, image } } }
    },
  ),
  listAddresses: buildPrivateHandler(
    accountCalls.listAddresses,
    async (_input, { db }, { userId }) => {
      const data = await listAddresses(db, userId)
      return { ok: true, value: { data, count: data.length } }
    },
  ),
  createAddress: buildPrivateHandler(
    accountCalls.createAddress,
    async ({ body }, { db }, { userId }) => buildItemResult(await createAddress(db, userId, body)),
  ),
  updateAddress: buildPrivateHandler(
    accountCalls.updateAddress,
    async ({ body }, { db }, { userId }) => buildItemResult(await updateAddress(db, userId, body)),
  ),
  enableAddress: buildPrivateHandler(
    accountCalls.enableAddress,
    async ({ body }, { db }, { userId }) =>
      buildItemResult(await updateAddressEnabled(db, userId, { ...body, enabled: true })),
  ),
  disableAddress: buildPrivateHandler(
    accountCalls.disableAddress,
    async ({ body }, { db }, { userId }) =>
      buildItemResult(await updateAddressEnabled(db, userId, { ...body, enabled: false })),
  ),
  deleteAddress: buildPrivateHandler(
    accountCalls.deleteAddress,
    async ({ body }, { db }, { userId }) =>
      buildItemResult(await deleteAddress(db, userId, body.id)),
  ),
}

/** The handlers of calls that change or delete an account, after another proof of identity. */
export const identityHandlers = {
  requestEmailChange: buildPrivateHandler(
    accountCalls.requestEmailChange,
    async ({ body }, deps, caller, request) => {
      const registered = await registerEmailRequest(deps, request)
      if (!registered.ok) return registered
      const language = resolveLanguage(request) ?? defaultLocale
      const sent = await requestEmailChange(deps, request, caller, { ...body, language })
      return sent.ok ? done : sent
    },
  ),
  confirmEmailChange: buildPrivateHandler(
    accountCalls.confirmEmailChange,
    async ({ body }, deps, caller, request) => {
      const changed = await confirmEmailChange(deps, request, caller, body)
      if (!changed.ok) return changed
      if (changed.value === null) return wrongCode
      return { ok: true, value: { item: await getWireUser(deps.db, caller.userId) } }
    },
  ),
  confirmIdentity: buildPrivateHandler(
    accountCalls.confirmIdentity,
    async ({ body }, deps, caller, request) => {
      const confirmed = await confirmIdentity(deps, request, caller, body)
      return confirmed.ok ? done : confirmed
    },
  ),
  deleteAccount: buildPrivateHandler(
    accountCalls.deleteAccount,
    async ({ body }, deps, caller, request) => {
      const media = { removePicture: deps.removePicture }
      const deleted = await deleteAccount({ ...deps, media }, request, caller, body)
      return deleted.ok ? done : deleted
    },
  ),
}

const wrongCode: Result<never, ApiError> = {
  ok: false,
  error: buildFieldError("code", { code: "mail_code_wrong" }),
}

function buildItemResult<T>(item: Result<T, ApiError>): Result<{ item: T }, ApiError> {
  return item.ok ? { ok: true, value: { item: item.value } } : item
}
