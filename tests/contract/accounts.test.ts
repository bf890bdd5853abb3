import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import sharp from "sharp"
import { z } from "zod"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { errorBodySchema } from "#lib/contract/error.ts"
import { buildCall, type RestCall } from "#lib/contract/rest-call.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import {
  askShop,
  authorize,
  drawEmail,
  drawFingerprint,
  openShopCustomer,
  readMailedCode,
  type ShopCustomer,
  type Wish,
} from "#tests/support/shop-customer.ts"
import {
  addToOwnCart,
  buildReturnUrl,
  buyTickets,
  type ShopGoods,
  sellTickets,
} from "#tests/support/shop-order.ts"

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
let goods: ShopGoods
let order: string
const guests: ShopCustomer[] = []
beforeAll(async () => {
  ann = await openShopCustomer()
  bob = await openShopCustomer()
  goods = await sellTickets()
  order = String(await buyTickets(ann, goods.skuId))
})
afterAll(async () => {
  for (const customer of [ann, bob, ...guests]) await customer.remove()
  await goods.clear()
})

/** Signs up a customer for one test alone. */
async function welcome(): Promise<ShopCustomer> {
  const customer = await openShopCustomer()
  guests.push(customer)
  return customer
}

async function makeAddress(who: ShopCustomer): Promise<number> {
  const made = await askShop(accountCalls.createAddress, { body: home, token: who.access_token })
  return accountCalls.createAddress.answer.parse(await made.json()).item?.id ?? 0
}

async function choosePassword(who: ShopCustomer): Promise<ShopCustomer> {
  const body = { id: who.id, newpassword: password }
  const answer = await askShop(accountCalls.updateUser, { body, token: who.access_token })
  expect(answer.status).toBe(200)
  return who
}

async function drawPhoto(): Promise<string> {
  const drawn = sharp({ create: { width: 700, height: 600, channels: 3, background: "#0f5c63" } })
  return (await drawn.png().toBuffer()).toString("base64")
}

/** Valid input of each account call, as the customer Ann sends it. */
const accountWishes: Record<AccountName, () => Promise<Wish>> = {
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
  mergeCart: async () => ({ body: { session: await fillGuestCart() } }),
  submitOrder: async () => {
    await addToOwnCart(ann, goods.skuId)
    return { body: { paymentGateway: "card", url: buildReturnUrl(), key: randomUUID() } }
  },
  listInvoices: async () => ({ query: { page_size: "5" } }),
  getInvoice: async () => ({ params: { id: order } }),
  getInvoicePdf: async () => ({ params: { id: order } }),
  getTickets: async () => ({ params: { id: order } }),
  payOrder: async () => ({ params: { id: order } }),
}

/** Creates a guest's cart with one line. Returns its session key. */
async function fillGuestCart(): Promise<string> {
  const added = await askShop(shopperCalls.cartAdd, { body: { sku: goods.skuId } })
  return shopperCalls.cartAdd.answer.parse(await added.json()).sessionKey ?? ""
}

/** Valid input of each sign-in and sign-out call. */
const signInWishes: Record<SignInName, () => Promise<Wish>> = {
  login: async () => {
    const { email } = await choosePassword(await welcome())
    return { body: { username: email, password, fingerprint: drawFingerprint() } }
  },
  logout: async () => ({ token: (await welcome()).access_token }),
  refreshToken: async () => {
    const { refresh_token, fingerprint } = await welcome()
    return { body: { refresh_token, fingerprint } }
  },
  exchangeCode: async () => {
    const { email } = await choosePassword(await welcome())
    const { code, client_id } = await authorize(email, password)
    return { body: { grant_type: "authorization_code", code, client_id } }
  },
  sendLoginLink: async () => ({ body: { email: drawEmail(), fingerprint: drawFingerprint() } }),
  registerLink: async () => ({
    body: { ...drawBrowser(), first_name: "Ann", last_name: "Example", date_of_birth: null },
  }),
  recoverPassword: async () => ({ query: { email: drawEmail() } }),
  recoverPasswordCheck: async () => {
    const { email, code } = await askToRecover(await welcome())
    return { query: { email, code, newpassword: password } }
  },
  loginRecoveryCode: async () => {
    const { email, code } = await askToRecover(await welcome())
    return { query: { email, code, fingerprint: drawFingerprint() } }
  },
}

const drawBrowser = () => ({ email: drawEmail(), fingerprint: drawFingerprint() })

async function askToRecover({ email, code }: ShopCustomer) {
  await askShop(signInCalls.recoverPassword, { query: { email } })
  return { email, code: await readMailedCode(email, code) }
}

async function readRefusal(call: RestCall, wish: Wish) {
  const answer = await askShop(call, wish)
  expect(answer.headers.get("cache-control")).toBe("no-store")
  return { status: answer.status, ...errorBodySchema.parse(await answer.json()) }
}

describe("account API responses", () => {
  it.each(accountNames)(
    "responds to the account call %s with a contract body and no-store",
    async (name) => {
      const call = accountCalls[name]
      const wish = await accountWishes[name]()
      const answer = await askShop(call, { ...wish, token: ann.access_token })
      expect(answer.status).toBe(200)
      expect(answer.headers.get("cache-control")).toBe("no-store")
      const body = call.answer.parse(await answer.json())
      expect(body).not.toMatchObject({ item: null })
      expect(body).not.toMatchObject({ data: [] })
      expect(body).not.toMatchObject({ success: false })
    },
  )

  it.each(signInNames)(
    "responds to the sign-in call %s with a contract body, no-store and no cookie",
    async (name) => {
      const answer = await askShop(signInCalls[name], await signInWishes[name]())
      expect(answer.status).toBe(200)
      expect(answer.headers.get("cache-control")).toBe("no-store")
      expect(answer.headers.get("set-cookie")).toBeNull()
      signInCalls[name].answer.parse(await answer.json())
    },
  )
})

describe("account API rejections", () => {
  it.each(accountNames)(
    "rejects %s with 401 without a token and with a malformed token",
    async (name) => {
      const wish = await accountWishes[name]()
      const none = await readRefusal(accountCalls[name], { ...wish, token: null })
      expect(none).toMatchObject({ status: 401, code: "UNAUTHENTICATED" })
      const nonsense = await readRefusal(accountCalls[name], { ...wish, token: "a.b.c" })
      expect(nonsense).toMatchObject({ status: 401, code: "TOKEN_INVALID" })
    },
  )

  it.each(signInNames.filter((name) => name !== "logout"))(
    "rejects %s without input with 400 and a message for each field",
    async (name) => {
      const refusal = await readRefusal(signInCalls[name], {})
      expect(refusal).toMatchObject({ status: 400, code: "BAD_REQUEST" })
      expect(Object.keys(refusal.fields ?? {}).length).toBeGreaterThan(0)
    },
  )

  it("rejects a wrong password and an unknown email address with the same 401 body", async () => {
    const { email } = await choosePassword(await welcome())
    const fingerprint = drawFingerprint()
    const [wrong, unknown] = await Promise.all(
      [email, drawEmail()].map((username) =>
        readRefusal(signInCalls.login, {
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
      const refusal = await readRefusal(signInCalls.loginRecoveryCode, { query })
      expect(refusal).toMatchObject({ status: 401, code: "LOGIN_REFUSED" })
    }
  })

  it("rejects an unknown authorization code, and a used one, which ends its session", async () => {
    const { email } = await choosePassword(await welcome())
    const { code, nonce, client_id } = await authorize(email, password)
    const body = { grant_type: "authorization_code", client_id }
    const exchanged = await askShop(signInCalls.exchangeCode, { body: { ...body, code } })
    const tokens = signInCalls.exchangeCode.answer.parse(await exchanged.json())
    expect(tokens.nonce).toBe(nonce)
    for (const each of [code, "nobody-gave-it"]) {
      const refusal = await readRefusal(signInCalls.exchangeCode, { body: { ...body, code: each } })
      expect([400, 401]).toContain(refusal.status)
    }
    const ended = await readRefusal(accountCalls.authUser, { token: tokens.access_token })
    expect(ended.code).toBe("TOKEN_INVALID")
  })

  it("rejects the access and refresh tokens of a session that has ended", async () => {
    const { access_token: token, refresh_token, fingerprint } = await welcome()
    await askShop(signInCalls.logout, { token })
    expect(await readRefusal(accountCalls.authUser, { token })).toMatchObject({
      code: "TOKEN_INVALID",
    })
    const body = { refresh_token, fingerprint }
    expect(await readRefusal(signInCalls.refreshToken, { body })).toMatchObject({ status: 401 })
  })
})

describe("account data protection", () => {
  it.each(["getInvoice", "getInvoicePdf", "getTickets"] as const)(
    "hides a customer's orders from every other customer: %s returns a null item",
    async (name) => {
      const wish = { params: { id: order } }
      const answer = await askShop(accountCalls[name], { ...wish, token: bob.access_token })
      expect([answer.status, await answer.json()]).toEqual([200, { item: null }])
    },
  )

  it("merges a guest's cart only once, and only with its session key", async () => {
    const merge = async (session: string) => {
      const answer = await askShop(accountCalls.mergeCart, {
        ...{ body: { session }, token: (await welcome()).access_token },
      })
      return accountCalls.mergeCart.answer.parse(await answer.json())
    }
    const session = await fillGuestCart()
    expect(await merge(session)).toMatchObject({ success: true, item_count: 1 })
    expect(await merge(session)).toMatchObject({ success: true, item_count: 0 })
    expect(await merge("x".repeat(43))).toMatchObject({ success: true, item_count: 0 })
  })

  const generic = (path: string) => buildCall("POST", `/${path}`, { answer: errorBodySchema })

  it("rejects every access to another customer's records with 404", async () => {
    const id = await makeAddress(ann)
    const token = bob.access_token
    const tries: [RestCall, Wish][] = [
      [accountCalls.updateUser, { body: { id: ann.id, mobile_phone: "0491 570 110" } }],
      [accountCalls.getUserImage, { params: { url: String(ann.id) } }],
      [accountCalls.updateAddress, { body: { ...home, id } }],
      [accountCalls.enableAddress, { body: { id } }],
      [accountCalls.disableAddress, { body: { id } }],
      [generic("cognito/user/detail"), { body: { id: ann.id } }],
      [generic("sell/address/detail"), { body: { id } }],
    ]
    for (const [call, wish] of tries) {
      expect(await readRefusal(call, { ...wish, token })).toMatchObject({
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
    const list = () => askShop(generic("cognito/user/list"), { token: boss.access_token })
    expect((await list()).status).toBe(403)
    await admin.update("cognito/user", boss.id, { is_admin: true })
    expect((await list()).status).toBe(200)
    await admin.update("cognito/user", boss.id, { is_admin: false })
    expect((await list()).status).toBe(403)
  })
})
