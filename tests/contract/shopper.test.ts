import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { errorBodySchema } from "#lib/contract/error.ts"
import { type ShopperName, shopperCalls } from "#lib/contract/shopper-calls.ts"
import { createPhoto } from "#tests/factories/photo-files.ts"
import {
  addToCustomerCart,
  buildReturnUrl,
  createPaidOrder,
  createTicketProduct,
  sendSandboxPayment,
  type TicketProduct,
} from "#tests/factories/shop-order.ts"
import {
  createDeliveredProduct,
  createPublishedReview,
  type DeliveredProduct,
} from "#tests/factories/shop-review.ts"
import {
  createEmailAddress,
  fetchFromEmail,
  openShopCustomer,
  requestShopApi,
  type ShopCallInput,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"

const names = Object.keys(shopperCalls) as ShopperName[]
const byToken = [
  ...(["showVoucher", "showInvoice", "showInvoicePdf", "showTickets"] as const),
  ...(["showReviewRequest", "showOrderStatus"] as const),
] as const
/** Calls that read no session: by the token of an email, or open to all. */
const withoutSession: readonly ShopperName[] = [
  ...byToken,
  ...(["searchSku", "requestStockAlert", "requestNewsletter"] as const),
  ...(["saveReview", "withdrawReview", "chooseReviewMails", "addReviewPhoto"] as const),
  ...([
    "deleteReviewPhoto",
    "showReview",
    "reportReview",
    "showWishList",
    "submitQuestion",
    "voteReview",
  ] as const),
]

const address = {
  first_name: "Ann",
  last_name: "Example",
  email: "ann@example.com",
  street_address: "27 Bloodwood Street",
  postcode: "4680",
  city: "Calliope",
  state: "QLD",
}

let ann: ShopCustomer
let ticketProduct: TicketProduct
let soldOut: TicketProduct
let orderToken: string
let statusToken: string
let voucherToken: string
let delivered: DeliveredProduct

beforeAll(async () => {
  ann = await openShopCustomer()
  ticketProduct = await createTicketProduct()
  soldOut = await createTicketProduct(0)
  const id = await createPaidOrder(ann, ticketProduct.skuId)
  const found = await requestAccount("getInvoice", { params: { id: String(id) } })
  orderToken = accountCalls.getInvoice.response.parse(found).item?.token ?? ""
  voucherToken = await buyVoucherToken()
  statusToken = await fetchFromEmail(ann.email, /\/order-status\/([\w-]{43})/)
  delivered = await createDeliveredProduct(ann, ticketProduct)
})

afterAll(async () => {
  await ann.remove()
  await ticketProduct.clear()
  await soldOut.clear()
})

async function requestAccount(
  name: keyof typeof accountCalls,
  input: ShopCallInput,
): Promise<unknown> {
  return (await requestShopApi(accountCalls[name], { ...input, token: ann.access_token })).json()
}

/** Calls the API as a guest, or as Ann. Returns the body, parsed by the contract's schema. */
async function shop<N extends ShopperName>(name: N, input: ShopCallInput) {
  const response = await requestShopApi(shopperCalls[name], input)
  expect([name, response.status]).toEqual([name, 200])
  expect(response.headers.get("cache-control")).toBe("no-store")
  expect(response.headers.get("set-cookie")).toBeNull()
  return shopperCalls[name].response.parse(await response.json())
}

async function beginCart() {
  const added = shopperCalls.cartAdd.response.parse(
    await shop("cartAdd", { body: { sku: ticketProduct.skuId, qty: 2 } }),
  )
  return { session: added.sessionKey ?? "", id: added.id ?? 0 }
}

/** Buys a voucher. Returns its token, which only the URL in its email contains. */
async function buyVoucherToken(): Promise<string> {
  const email = createEmailAddress()
  const body = { amount: "25.00", email, url: buildReturnUrl() }
  const { payment } = shopperCalls.buyVoucher.response.parse(await shop("buyVoucher", { body }))
  await sendSandboxPayment(payment ?? "")
  return fetchFromEmail(email, /\/print-voucher\/([\w-]{43})/)
}

/** Valid input of each call, as a guest sends it. */
const inputs: Record<ShopperName, () => Promise<ShopCallInput>> = {
  cartAdd: async () => ({ body: { sku: ticketProduct.skuId, qty: 1, addons: [] } }),
  cartRemove: async () => ({ body: await beginCart() }),
  cartUpdate: async () => ({ body: { ...(await beginCart()), qty: 3 } }),
  getCart: async () => ({
    body: {
      session: (await beginCart()).session,
      shipping_address: { suburb: "Calliope", postcode: "4680" },
    },
  }),
  shippingQuote: async () => ({
    body: { session: (await beginCart()).session, suburb: "Calliope", postcode: "4680" },
  }),
  requestShippingQuote: async () => ({
    body: { session: (await beginCart()).session, address },
  }),
  searchSku: async () => ({
    body: { product: ticketProduct.productId, variations: [], addons: [] },
  }),
  requestStockAlert: async () => ({
    body: { sku: soldOut.skuId, email: createEmailAddress() },
  }),
  requestNewsletter: async () => ({ body: { email: createEmailAddress() } }),
  buyVoucher: async () => ({
    body: { amount: "25.00", email: "ann@example.com", url: buildReturnUrl() },
  }),
  redeemVoucher: async () => ({ body: { code: "2222-2222-2222-2222" } }),
  getVoucherBalance: async () => ({ body: { code: "2222-2222-2222-2222" } }),
  showVoucher: async () => ({ params: { token: voucherToken } }),
  showInvoice: async () => ({ params: { token: orderToken } }),
  showInvoicePdf: async () => ({ params: { token: orderToken } }),
  showTickets: async () => ({ params: { token: orderToken } }),
  showOrderStatus: async () => ({ params: { token: statusToken } }),
  showReviewRequest: async () => ({ params: { token: delivered.token } }),
  saveReview: async () => {
    const responses = [{ question: "Size", choice: "right" }]
    return { body: { ...reviewTarget(), stars: 4, content: "Good fun.", responses } }
  },
  addReviewPhoto: async () => {
    await requestShopApi(shopperCalls.saveReview, {
      body: { ...reviewTarget(), stars: 4, content: "Good fun." },
    })
    return { body: { ...reviewTarget(), image: (await createPhoto("#3f6bb1")).toString("base64") } }
  },
  deleteReviewPhoto: async () => ({ body: { ...reviewTarget(), hash: "0".repeat(32) } }),
  withdrawReview: async () => ({ body: reviewTarget() }),
  chooseReviewMails: async () => ({ body: { token: delivered.token, enabled: true } }),
  showWishList: async () => ({ params: { token: await shareWishList() } }),
  showReview: async () => ({ params: { id: String(await createPublishedReview(delivered)) } }),
  reportReview: async () => ({
    body: { id: await createPublishedReview(delivered), reason: "advertising" },
  }),
  voteReview: async () => ({ body: { id: await createPublishedReview(delivered) } }),
  submitQuestion: async () => ({
    body: {
      product_id: ticketProduct.productId,
      name: "Ann",
      email: createEmailAddress(),
      question: "When do the doors open?",
    },
  }),
}

/** Shares the list in which Ann saved a product. Returns the token of its link. */
async function shareWishList(): Promise<string> {
  await requestAccount("addSavedItem", { body: { product: ticketProduct.slug } })
  const read = () => requestAccount("getWishLists", {})
  const { list } = accountCalls.getWishLists.response.parse(await read())
  await requestAccount("shareWishList", { body: { id: list, shared: true } })
  return accountCalls.getWishLists.response.parse(await read()).lists[0]?.share_token ?? ""
}

const reviewTarget = () => ({ token: delivered.token, product_id: delivered.productId })

describe("shopper API responses", () => {
  it.each(names)(
    "responds to %s with a contract body and cache-control: no-store",
    async (name) => {
      const body = await shop(name, await inputs[name]())
      expect(body).not.toMatchObject({ item: null })
      if (name !== "redeemVoucher" && name !== "getVoucherBalance")
        expect(body).not.toMatchObject({ success: false })
    },
  )

  it("creates a session key for a guest, which identifies the cart in later calls", async () => {
    const { session, id } = await beginCart()
    expect(session).toMatch(/^[\w-]{43}$/)
    expect(await shop("cartUpdate", { body: { session, id, qty: 5 } })).toMatchObject({ id })
    const cart = await shop("getCart", { body: { session } })
    expect(cart).toMatchObject({
      sessionKey: session,
      item_count: 5,
      subtotal: "62.50",
      total_amount: "62.50",
      total_tax: "5.68",
      needs_shipping: false,
      all_in_stock: true,
      items: [{ id, qty: 5, price: "12.50", subtotal: "62.50", is_ticket: true, warning: "" }],
    })
    expect(await shop("cartRemove", { body: { session, id } })).toMatchObject({ item_count: 0 })
  })

  it("returns the cart of the signed-in customer whatever session key is sent", async () => {
    const { session } = await beginCart()
    const id = await addToCustomerCart(ann, ticketProduct.skuId, 4)
    const token = ann.access_token
    const cart = shopperCalls.getCart.response.parse(
      await shop("getCart", { body: { session }, token }),
    )
    expect(cart.items.map((item) => item.id)).toEqual([id])
    await shop("cartRemove", { body: { id }, token })
  })

  it("returns a SKU with its price and stock, and null for an unknown product", async () => {
    expect(await shop("searchSku", { body: { product: ticketProduct.productId } })).toMatchObject({
      sku: { id: ticketProduct.skuId },
      price_each: "12.50",
      in_stock: true,
      on_special: false,
    })
    expect(await shop("searchSku", { body: { product: 2_147_483_647 } })).toMatchObject({
      sku: null,
      price_each: null,
      in_stock: false,
    })
  })

  it("returns an invoice as a PDF file", async () => {
    const found = await shop("showInvoicePdf", { params: { token: orderToken } })
    const { item } = shopperCalls.showInvoicePdf.response.parse(found)
    expect(item).toMatchObject({
      mime: "application/pdf",
      name: expect.stringMatching(/^invoice-\d+\.pdf$/),
    })
    const head = Buffer.from(item?.data ?? "", "base64").subarray(0, 5)
    expect(head.toString()).toBe("%PDF-")
  })
})

describe("shopper API rejections", () => {
  it.each([
    ["cartAdd", { qty: 1 }],
    ["cartRemove", {}],
    ["cartUpdate", { id: 1 }],
    ["shippingQuote", { suburb: "Calliope" }],
    ["requestShippingQuote", {}],
    ["searchSku", {}],
    ["requestStockAlert", {}],
    ["buyVoucher", {}],
    ["redeemVoucher", {}],
    ["getVoucherBalance", {}],
    ["saveReview", {}],
    ["withdrawReview", {}],
    ["addReviewPhoto", {}],
    ["deleteReviewPhoto", {}],
    ["chooseReviewMails", {}],
    ["reportReview", {}],
    ["submitQuestion", {}],
    ["voteReview", {}],
  ] as const)(
    "rejects %s with missing fields with 400 and a message for each field",
    async (name, body) => {
      const response = await requestShopApi(shopperCalls[name], { body })
      expect(response.status).toBe(400)
      const error = errorBodySchema.parse(await response.json())
      expect(error.code).toBe("BAD_REQUEST")
      expect(Object.keys(error.fields ?? {}).length).toBeGreaterThan(0)
    },
  )

  it.each([[-1], [0], [1.5], [1e9], ["1e1"], [null], ["NaN"]])(
    "rejects the quantity %j with 400 and leaves the cart unchanged",
    async (qty) => {
      const { session, id } = await beginCart()
      for (const [name, body] of [
        ["cartAdd", { sku: ticketProduct.skuId, qty, session }],
        ["cartUpdate", { id, qty, session }],
      ] as const) {
        const response = await requestShopApi(shopperCalls[name], { body })
        expect(response.status).toBe(400)
        expect(errorBodySchema.parse(await response.json()).fields).toHaveProperty("qty")
      }
      expect(await shop("getCart", { body: { session } })).toMatchObject({ item_count: 2 })
    },
  )

  it("rejects more than the stock and reports the quantity in stock", async () => {
    const few = await createTicketProduct(3)
    const result = await shop("cartAdd", { body: { sku: few.skuId, qty: 4 } })
    expect(result).toMatchObject({ success: false, code: "out_of_stock" })
    expect(result).toMatchObject({ message: expect.stringContaining("3") })
    await few.clear()
  })

  it("rejects a shipping quote outside Australia or with an invalid postcode with 400", async () => {
    for (const place of [{ postcode: "468" }, { postcode: "4680", country: "NZ" }]) {
      const response = await requestShopApi(shopperCalls.shippingQuote, { body: place })
      expect(response.status).toBe(400)
    }
  })

  it("rejects redeeming a voucher without a signed-in customer with the code login", async () => {
    const result = await shop("redeemVoucher", { body: { code: "2222-2222-2222-2222" } })
    expect(result).toMatchObject({ success: false, code: "login" })
  })

  it("rejects an unknown voucher code", async () => {
    const input = { body: { code: "2222 2222 2222 2222" }, token: ann.access_token }
    expect(await shop("redeemVoucher", input)).toMatchObject({ success: false, code: "unknown" })
  })

  it.each(names)(
    "rejects %s with a malformed access token with 401, where it authenticates",
    async (name) => {
      if (withoutSession.includes(name)) return
      const input = { ...(await inputs[name]()), token: "a.b.c" }
      const response = await requestShopApi(shopperCalls[name], input)
      expect(response.status).toBe(401)
      expect(errorBodySchema.parse(await response.json()).code).toBe("TOKEN_INVALID")
    },
  )
})

describe("shopper data protection", () => {
  it.each(byToken)(
    "returns a null item from %s for an unknown token and rejects a malformed one",
    async (name) => {
      expect(await shop(name, { params: { token: "x".repeat(43) } })).toEqual({ item: null })
      const response = await requestShopApi(shopperCalls[name], { params: { token: "1" } })
      expect(response.status).toBe(400)
    },
  )

  it("protects a guest's cart from other guests", async () => {
    const { id } = await beginCart()
    const { session } = await beginCart()
    for (const name of ["cartRemove", "cartUpdate"] as const) {
      expect(await shop(name, { body: { session, id, qty: 9 } })).toMatchObject({
        success: false,
        code: "unknown_line",
      })
    }
    expect(await shop("getCart", { body: { session: "x".repeat(43) } })).toMatchObject({
      item_count: 0,
      items: [],
    })
  })

  it("redeems a voucher code once and removes it from the print view afterwards", async () => {
    const token = await buyVoucherToken()
    const before = shopperCalls.showVoucher.response.parse(
      await shop("showVoucher", { params: { token } }),
    )
    const code = before.item?.code ?? ""
    expect(code).toMatch(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/)
    const input = { body: { code: code.toLowerCase() }, token: ann.access_token }
    const [first, second] = [await shop("redeemVoucher", input), await shop("redeemVoucher", input)]
    expect(first).toMatchObject({ success: true, balance: "25.00" })
    expect(second).toMatchObject({ success: false, code: "spent" })
    const after = await shop("showVoucher", { params: { token } })
    expect(after).toMatchObject({ item: { code: null, is_redeemed: true } })
  })
})
