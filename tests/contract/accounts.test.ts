import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import sharp from "sharp"
import { z } from "zod"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { errorBodySchema } from "#lib/contract/error.ts"
import { buildCall, type RestCall } from "#lib/contract/rest-call.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import {
  addToCustomerCart,
  buildReturnUrl,
  createPaidOrder,
  createTicketProduct,
  type TicketProduct,
} from "#tests/factories/shop-order.ts"
import { type Authenticator, createAuthenticator } from "#tests/fakes/authenticator.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import {
  createEmailAddress,
  createFingerprint,
  fetchEmailedCode,
  fetchFromEmail,
  openShopCustomer,
  requestAuthorizationCode,
  requestShopApi,
  type ShopCallInput,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"

type AccountName = keyof typeof accountCalls
type SignInName = keyof typeof signInCalls
const accountNames = Object.keys(accountCalls) as AccountName[]
const signInNames = Object.keys(signInCalls) as SignInName[]

const fileSchema = z.object({ item: z.object({ id: z.number() }) })
const password = "three small curlews"
const home = {
  first_name: "Ann",
  last_name: "Example",
  street_address: "27 Bloodwood Street",
  postcode: "4680",
  city: "Calliope",
  state: "QLD",
}

let ann: ShopCustomer
let bob: ShopCustomer
let ticketProduct: TicketProduct
let order: string
const guests: ShopCustomer[] = []
beforeAll(async () => {
  ann = await openShopCustomer()
  bob = await openShopCustomer()
  ticketProduct = await createTicketProduct()
  order = String(await createPaidOrder(ann, ticketProduct.skuId))
})
afterAll(async () => {
  for (const customer of [ann, bob, ...guests]) await customer.remove()
  await ticketProduct.clear()
})

/** Signs up a customer for one test alone. */
async function welcome(): Promise<ShopCustomer> {
  const customer = await openShopCustomer()
  guests.push(customer)
  return customer
}

async function makeAddress(who: ShopCustomer): Promise<number> {
  const made = await requestShopApi(accountCalls.createAddress, {
    body: home,
    token: who.access_token,
  })
  return accountCalls.createAddress.response.parse(await made.json()).item?.id ?? 0
}

async function choosePassword(who: ShopCustomer): Promise<ShopCustomer> {
  const body = { id: who.id, newpassword: password }
  const response = await requestShopApi(accountCalls.updateUser, { body, token: who.access_token })
  expect(response.status).toBe(200)
  return who
}

async function drawPhoto(): Promise<string> {
  const drawn = sharp({ create: { width: 700, height: 600, channels: 3, background: "#0f5c63" } })
  return (await drawn.png().toBuffer()).toString("base64")
}

/** Valid input of each account call, as the customer Ann sends it. */
const accountInputs: Record<AccountName, () => Promise<ShopCallInput>> = {
  authUser: async () => ({}),
  updateUser: async () => ({ body: { id: ann.id, mobile_phone: "0491 570 156" } }),
  creditBalance: async () => ({ query: { supplier: "1" } }),
  myAccount: async () => ({}),
  getMarketing: async () => ({}),
  chooseMarketing: async () => ({ body: { agrees: true } }),
  uploadImage: async () => ({ body: { image: await drawPhoto() } }),
  getUserImage: async () => ({ params: { url: String(ann.id) }, query: { image_width: "600" } }),
  listAddresses: async () => {
    await makeAddress(ann)
    return {}
  },
  createAddress: async () => ({ body: home }),
  updateAddress: async () => ({ body: { ...home, id: await makeAddress(ann), city: "Gladstone" } }),
  enableAddress: async () => ({ body: { id: await makeAddress(ann) } }),
  disableAddress: async () => ({ body: { id: await makeAddress(ann) } }),
  deleteAddress: async () => ({ body: { id: await makeAddress(ann) } }),
  requestEmailChange: async () => {
    const { access_token: token } = await choosePassword(await welcome())
    return { token, body: { email: createEmailAddress(), current_password: password } }
  },
  confirmIdentity: async () => {
    const { access_token: token } = await choosePassword(await welcome())
    return { token, body: { current_password: password } }
  },
  confirmEmailChange: async () => {
    const { access_token: token } = await choosePassword(await welcome())
    const email = createEmailAddress()
    const body = { email, current_password: password }
    await requestShopApi(accountCalls.requestEmailChange, { token, body })
    const code = await fetchFromEmail(email, /code=([A-Z0-9]{8})/)
    return { token, body: { email, code } }
  },
  // The call itself removes this customer.
  deleteAccount: async () => {
    const { access_token: token } = await choosePassword(await openShopCustomer())
    return { token, body: { current_password: password } }
  },
  listPasskeys: async () => {
    const { access_token: token } = await choosePassword(await welcome())
    await addPasskey(token)
    return { token }
  },
  startIdentityPasskey: async () => {
    const { access_token: token } = await choosePassword(await welcome())
    await addPasskey(token)
    return { token }
  },
  startPasskey: async () => {
    const { access_token: token } = await choosePassword(await welcome())
    return { token, body: { current_password: password } }
  },
  createPasskey: async () => {
    const { access_token: token } = await choosePassword(await welcome())
    return { token, body: await createPasskeyBody(token, createAuthenticator(rpId())) }
  },
  deletePasskey: async () => {
    const { access_token: token } = await choosePassword(await welcome())
    const { id } = await addPasskey(token)
    return { token, body: { id } }
  },
  mergeCart: async () => ({ body: { session: await fillGuestCart() } }),
  submitOrder: async () => {
    await addToCustomerCart(ann, ticketProduct.skuId)
    return { body: { paymentGateway: "card", url: buildReturnUrl(), key: randomUUID() } }
  },
  listInvoices: async () => ({ query: { page_size: "5" } }),
  getInvoice: async () => ({ params: { id: order } }),
  getInvoicePdf: async () => ({ params: { id: order } }),
  getTickets: async () => ({ params: { id: order } }),
  payOrder: async () => ({ params: { id: order } }),
  getWishLists: async () => ({ query: { list: String(await makeWishList()) } }),
  addSavedItem: async () => ({ body: { product: ticketProduct.slug, sku: ticketProduct.skuId } }),
  removeSavedItem: async () => ({ body: { product: ticketProduct.slug } }),
  moveSavedItem: async () => {
    const [from, to] = [await makeWishList(), await makeWishList()]
    await save({ product: ticketProduct.slug, list: from })
    return { body: { product: ticketProduct.slug, from, to } }
  },
  createWishList: async () => ({ body: { name: randomUUID() } }),
  renameWishList: async () => ({ body: { id: await makeWishList(), name: randomUUID() } }),
  deleteWishList: async () => ({ body: { id: await makeWishList() } }),
  shareWishList: async () => ({ body: { id: await makeWishList(), shared: true } }),
  mergeSavedItems: async () => ({ body: { items: [{ product: ticketProduct.slug }] } }),
  cancelOwnOrder: async () => ({ params: { id: String(await createUnpaidOrder(ann)) } }),
  reorder: async () => ({ params: { id: order } }),
}

const rpId = () => new URL(getRunningShop().origin).hostname

/** Starts a new passkey of a customer with a password. Returns the body that saves it. */
async function createPasskeyBody(token: string, authenticator: Authenticator) {
  const body = { current_password: password }
  const started = await requestShopApi(accountCalls.startPasskey, { token, body })
  const { options } = accountCalls.startPasskey.response.parse(await started.json())
  const { origin } = getRunningShop()
  return { name: "Phone", credential: authenticator.create({ origin, options }) }
}

async function addPasskey(token: string, authenticator = createAuthenticator(rpId())) {
  const body = await createPasskeyBody(token, authenticator)
  const saved = await requestShopApi(accountCalls.createPasskey, { token, body })
  const { item } = accountCalls.createPasskey.response.parse(await saved.json())
  return { id: item?.id ?? 0 }
}

/** Creates a list of Ann's. Returns its id. */
async function makeWishList(): Promise<number> {
  const token = ann.access_token
  await requestShopApi(accountCalls.createWishList, { body: { name: randomUUID() }, token })
  const read = await requestShopApi(accountCalls.getWishLists, { token })
  return accountCalls.getWishLists.response.parse(await read.json()).lists.at(-1)?.id ?? 0
}

async function save(body: { product: string; list: number }): Promise<void> {
  await requestShopApi(accountCalls.addSavedItem, { body, token: ann.access_token })
}

/** Places an order of Ann's that is not paid. Returns its id. */
async function createUnpaidOrder(who: ShopCustomer): Promise<number> {
  await addToCustomerCart(who, ticketProduct.skuId)
  const placed = await requestShopApi(accountCalls.submitOrder, {
    body: { paymentGateway: "card", url: buildReturnUrl(), key: randomUUID() },
    token: who.access_token,
  })
  return accountCalls.submitOrder.response.parse(await placed.json()).order_id ?? 0
}

/** Creates a guest's cart with one line. Returns its session key. */
async function fillGuestCart(): Promise<string> {
  const added = await requestShopApi(shopperCalls.cartAdd, { body: { sku: ticketProduct.skuId } })
  return shopperCalls.cartAdd.response.parse(await added.json()).sessionKey ?? ""
}

/** Valid input of each sign-in and sign-out call. */
const signInInputs: Record<SignInName, () => Promise<ShopCallInput>> = {
  login: async () => {
    const { email } = await choosePassword(await welcome())
    return { body: { username: email, password, fingerprint: createFingerprint() } }
  },
  logout: async () => ({ token: (await welcome()).access_token }),
  refreshToken: async () => {
    const { refresh_token, fingerprint } = await welcome()
    return { body: { refresh_token, fingerprint } }
  },
  exchangeCode: async () => {
    const { email } = await choosePassword(await welcome())
    const { code, client_id } = await requestAuthorizationCode(email, password)
    return { body: { grant_type: "authorization_code", code, client_id } }
  },
  sendLoginLink: async () => ({
    body: { email: createEmailAddress(), fingerprint: createFingerprint() },
  }),
  registerLink: async () => ({
    body: { ...drawBrowser(), first_name: "Ann", last_name: "Example", date_of_birth: null },
  }),
  recoverPassword: async () => ({ query: { email: createEmailAddress() } }),
  recoverPasswordCheck: async () => {
    const { email, code } = await requestRecoveryCode(await welcome())
    return { query: { email, code, newpassword: password } }
  },
  loginRecoveryCode: async () => {
    const { email, code } = await requestRecoveryCode(await welcome())
    return { query: { email, code, fingerprint: createFingerprint() } }
  },
  sendSignInCode: async () => ({ body: drawBrowser() }),
  signInByCode: async () => {
    const body = drawBrowser()
    await requestShopApi(signInCalls.sendSignInCode, { body })
    return { body: { ...body, code: await fetchEmailedCode(body.email) } }
  },
  startPasskeyLogin: async () => ({ body: { fingerprint: createFingerprint() } }),
  loginByPasskey: async () => {
    const authenticator = createAuthenticator(rpId())
    await addPasskey((await choosePassword(await welcome())).access_token, authenticator)
    const fingerprint = createFingerprint()
    const body = { fingerprint }
    const started = await requestShopApi(signInCalls.startPasskeyLogin, { body })
    const { options } = signInCalls.startPasskeyLogin.response.parse(await started.json())
    const { origin } = getRunningShop()
    return { body: { fingerprint, credential: authenticator.get({ origin, options }) } }
  },
}

const drawBrowser = () => ({ email: createEmailAddress(), fingerprint: createFingerprint() })

async function requestRecoveryCode({ email, code }: ShopCustomer) {
  await requestShopApi(signInCalls.recoverPassword, { query: { email } })
  return { email, code: await fetchEmailedCode(email, code) }
}

async function requestError(call: RestCall, input: ShopCallInput) {
  const response = await requestShopApi(call, input)
  expect(response.headers.get("cache-control")).toBe("no-store")
  return { status: response.status, ...errorBodySchema.parse(await response.json()) }
}

describe("account API responses", () => {
  it.each(accountNames)(
    "responds to the account call %s with a contract body and no-store",
    async (name) => {
      const call = accountCalls[name]
      const input = await accountInputs[name]()
      const response = await requestShopApi(call, { token: ann.access_token, ...input })
      expect(response.status).toBe(200)
      expect(response.headers.get("cache-control")).toBe("no-store")
      const body = call.response.parse(await response.json())
      expect(body).not.toMatchObject({ item: null })
      expect(body).not.toMatchObject({ data: [] })
      expect(body).not.toMatchObject({ success: false })
    },
  )

  it.each(signInNames)(
    "responds to the sign-in call %s with a contract body, no-store and no cookie",
    async (name) => {
      const response = await requestShopApi(signInCalls[name], await signInInputs[name]())
      expect(response.status).toBe(200)
      expect(response.headers.get("cache-control")).toBe("no-store")
      expect(response.headers.get("set-cookie")).toBeNull()
      signInCalls[name].response.parse(await response.json())
    },
  )
})

describe("account API rejections", () => {
  it.each(accountNames)(
    "rejects %s with 401 without a token and with a malformed token",
    async (name) => {
      const input = await accountInputs[name]()
      const none = await requestError(accountCalls[name], { ...input, token: null })
      expect(none).toMatchObject({ status: 401, code: "UNAUTHENTICATED" })
      const nonsense = await requestError(accountCalls[name], { ...input, token: "a.b.c" })
      expect(nonsense).toMatchObject({ status: 401, code: "TOKEN_INVALID" })
    },
  )

  it.each(signInNames.filter((name) => name !== "logout"))(
    "rejects %s without input with 400 and a message for each field",
    async (name) => {
      const error = await requestError(signInCalls[name], {})
      expect(error).toMatchObject({ status: 400, code: "BAD_REQUEST" })
      expect(Object.keys(error.fields ?? {}).length).toBeGreaterThan(0)
    },
  )

  it("rejects a wrong password and an unknown email address with the same 401 body", async () => {
    const { email } = await choosePassword(await welcome())
    const fingerprint = createFingerprint()
    const [wrong, unknown] = await Promise.all(
      [email, createEmailAddress()].map((username) =>
        requestError(signInCalls.login, {
          body: { username, password: "four large curlews", fingerprint },
        }),
      ),
    )
    expect(wrong).toMatchObject({ status: 401, code: "LOGIN_REFUSED" })
    expect(unknown).toEqual(wrong)
  })

  it("rejects a used login code, and one that was never mailed, with 401", async () => {
    const { email, code, fingerprint } = await welcome()
    for (const each of [code, "ZZZZ2222"]) {
      const query = { email, code: each, fingerprint }
      const error = await requestError(signInCalls.loginRecoveryCode, { query })
      expect(error).toMatchObject({ status: 401, code: "LOGIN_REFUSED" })
    }
  })

  it("rejects an unknown authorization code, and a used one, which ends its session", async () => {
    const { email } = await choosePassword(await welcome())
    const { code, nonce, client_id } = await requestAuthorizationCode(email, password)
    const body = { grant_type: "authorization_code", client_id }
    const exchanged = await requestShopApi(signInCalls.exchangeCode, { body: { ...body, code } })
    const tokens = signInCalls.exchangeCode.response.parse(await exchanged.json())
    expect(tokens.nonce).toBe(nonce)
    for (const each of [code, "never-issued"]) {
      const error = await requestError(signInCalls.exchangeCode, { body: { ...body, code: each } })
      expect([400, 401]).toContain(error.status)
    }
    const ended = await requestError(accountCalls.authUser, { token: tokens.access_token })
    expect(ended.code).toBe("TOKEN_INVALID")
  })

  it("rejects the access and refresh tokens of a session that has ended", async () => {
    const { access_token: token, refresh_token, fingerprint } = await welcome()
    await requestShopApi(signInCalls.logout, { token })
    expect(await requestError(accountCalls.authUser, { token })).toMatchObject({
      code: "TOKEN_INVALID",
    })
    const body = { refresh_token, fingerprint }
    expect(await requestError(signInCalls.refreshToken, { body })).toMatchObject({ status: 401 })
  })
})

describe("account data protection", () => {
  it.each(["getInvoice", "getInvoicePdf", "getTickets"] as const)(
    "hides a customer's orders from every other customer: %s returns a null item",
    async (name) => {
      const input = { params: { id: order } }
      const response = await requestShopApi(accountCalls[name], {
        ...input,
        token: bob.access_token,
      })
      expect([response.status, await response.json()]).toEqual([200, { item: null }])
    },
  )

  it("merges a guest's cart only once, and only with its session key", async () => {
    const merge = async (session: string) => {
      const response = await requestShopApi(accountCalls.mergeCart, {
        body: { session },
        token: (await welcome()).access_token,
      })
      return accountCalls.mergeCart.response.parse(await response.json())
    }
    const session = await fillGuestCart()
    expect(await merge(session)).toMatchObject({ success: true, item_count: 1 })
    expect(await merge(session)).toMatchObject({ success: true, item_count: 0 })
    expect(await merge("x".repeat(43))).toMatchObject({ success: true, item_count: 0 })
  })

  const generic = (path: string) => buildCall("POST", `/${path}`, { response: errorBodySchema })

  it("rejects every access to another customer's records with 404", async () => {
    const id = await makeAddress(ann)
    const token = bob.access_token
    const tries: [RestCall, ShopCallInput][] = [
      [accountCalls.updateUser, { body: { id: ann.id, mobile_phone: "0491 570 110" } }],
      [accountCalls.getUserImage, { params: { url: String(ann.id) } }],
      [accountCalls.updateAddress, { body: { ...home, id } }],
      [accountCalls.enableAddress, { body: { id } }],
      [accountCalls.disableAddress, { body: { id } }],
      [generic("cognito/user/detail"), { body: { id: ann.id } }],
      [generic("sell/address/detail"), { body: { id } }],
    ]
    for (const [call, input] of tries) {
      expect(await requestError(call, { ...input, token })).toMatchObject({
        status: 404,
        code: "NOT_FOUND",
      })
    }
  })

  it("serves a customer's files to that customer alone", async () => {
    const { apiOrigin, adminToken } = getRunningShop()
    const path = `${restBasePath}/cognito/default/file`
    const put = await fetch(`${apiOrigin}${path}/upload?user_id=${ann.id}&name=plan.pdf`, {
      method: "POST",
      headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/pdf" },
      body: "a plan",
    })
    const { item } = fileSchema.parse(await put.json())
    const download = (token: string) =>
      fetch(`${apiOrigin}${path}/${item.id}`, { headers: { authorization: `Bearer ${token}` } })
    const own = await download(ann.access_token)
    expect([own.status, await own.text()]).toEqual([200, "a plan"])
    expect(own.headers.get("content-disposition")).toContain("attachment")
    expect((await download(bob.access_token)).status).toBe(404)
  })

  it("allows the administrators' calls only while the customer has `is_admin`", async () => {
    const boss = await welcome()
    const list = () => requestShopApi(generic("cognito/user/list"), { token: boss.access_token })
    expect((await list()).status).toBe(403)
    await admin.update("cognito/user", boss.id, { is_admin: true })
    expect((await list()).status).toBe(200)
    await admin.update("cognito/user", boss.id, { is_admin: false })
    expect((await list()).status).toBe(403)
  })
})
