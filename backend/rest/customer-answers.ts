import { invalidToken } from "#backend/accounts/token-refusals.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import { answerOwnConsent, getOwnConsent } from "#backend/consents/own-consent.ts"
import {
  createAddress,
  enableAddress,
  listAddresses,
  updateAddress,
} from "#backend/customers/addresses.ts"
import { getCreditBalance } from "#backend/customers/credit.ts"
import { getPhoto, putPhoto } from "#backend/customers/photo.ts"
import { missingUser } from "#backend/customers/update-own-user.ts"
import type { Refusal } from "#backend/http/refusal.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { buildImageSize } from "./image-size.ts"
import { buildPrivateAnswer } from "./rest-answer.ts"

/** A photo of 10 MB in base64, and the JSON around it. */
const photoLimitBytes = 14_100_000

/** The handlers of customers' calls about their own records; `updateUser` is a generic call. */
export const customerAnswers = {
  creditBalance: buildPrivateAnswer(
    accountCalls.creditBalance,
    async ({ query }, { db }, { userId }) => ({
      answer: { balance: await getCreditBalance(db, userId, query.supplier) },
    }),
  ),
  myAccount: buildPrivateAnswer(accountCalls.myAccount, async (_input, { db }, { userId }) => {
    const [user, balance, addresses] = await Promise.all([
      getWireUser(db, userId),
      getCreditBalance(db, userId),
      listAddresses(db, userId),
    ])
    return user === null ? { refusal: invalidToken } : { answer: { user, balance, addresses } }
  }),
  getMarketing: buildPrivateAnswer(accountCalls.getMarketing, async (_input, deps, { userId }) => ({
    answer: { marketing: await getOwnConsent(deps, userId) },
  })),
  chooseMarketing: buildPrivateAnswer(
    accountCalls.chooseMarketing,
    async ({ body }, deps, { userId }, request) => {
      const language = resolveLanguage(request) ?? defaultLocale
      const marketing = await answerOwnConsent(deps, { userId, ...body, language })
      return { answer: { marketing } }
    },
  ),
  uploadImage: buildPrivateAnswer(
    accountCalls.uploadImage,
    async ({ body }, deps, { userId }) => {
      const refusal = await putPhoto(deps, userId, body.image)
      return refusal === null
        ? { answer: { item: await getWireUser(deps.db, userId) } }
        : { refusal }
    },
    { bodyLimit: photoLimitBytes },
  ),
  getUserImage: buildPrivateAnswer(
    accountCalls.getUserImage,
    async ({ params, query }, { db }, { userId }) => {
      if (params.url !== String(userId)) return { refusal: missingUser }
      const image = await getPhoto(db, userId, buildImageSize(query))
      return { answer: { item: { id: userId, image } } }
    },
  ),
  listAddresses: buildPrivateAnswer(
    accountCalls.listAddresses,
    async (_input, { db }, { userId }) => {
      const data = await listAddresses(db, userId)
      return { answer: { data, count: data.length } }
    },
  ),
  createAddress: buildPrivateAnswer(
    accountCalls.createAddress,
    async ({ body }, { db }, { userId }) => answerItem(await createAddress(db, userId, body)),
  ),
  updateAddress: buildPrivateAnswer(
    accountCalls.updateAddress,
    async ({ body }, { db }, { userId }) => answerItem(await updateAddress(db, userId, body)),
  ),
  enableAddress: buildPrivateAnswer(
    accountCalls.enableAddress,
    async ({ body }, { db }, { userId }) =>
      answerItem(await enableAddress(db, userId, { ...body, enabled: true })),
  ),
  disableAddress: buildPrivateAnswer(
    accountCalls.disableAddress,
    async ({ body }, { db }, { userId }) =>
      answerItem(await enableAddress(db, userId, { ...body, enabled: false })),
  ),
}

function answerItem<T extends { id: number }>(item: T | Refusal) {
  return "status" in item ? { refusal: item } : { answer: { item } }
}
