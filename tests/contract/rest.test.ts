import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import type { z } from "zod"
import { errorBodySchema } from "#lib/contract/error.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { restBasePath, restCalls } from "#lib/contract/rest-calls.ts"
import { openShopApi, type ShopApi } from "#tests/support/shop-api.ts"

type Name = keyof typeof restCalls
type CallParams = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

let api: ShopApi

beforeAll(async () => {
  api = await openShopApi()
})

afterAll(() => api.close())

/** Inputs that match records in any seeded shop. Ids are fetched from the API first. */
const inputs: Record<Name, () => Promise<CallParams>> = {
  currentDomain: async () => ({}),
  initialData: async () => ({}),
  listGroups: async () => ({ query: { image_width: "400", image_aspect: "16x9" } }),
  listGroupsOfModel: async () => ({ params: { namespace: "sell", model: "product" } }),
  getGroupDetails: async () => ({
    params: { namespace: "sell", model: "product", group: "shop" },
  }),
  listLinks: async () => ({ query: { parent: "header-menu" } }),
  listPages: async () => ({ query: { pb: "1" } }),
  getPage: async () => ({ query: { url: "about", pb: "1" } }),
  listGalleries: async () => ({ query: { group: await firstGroup("gallery") } }),
  getGallery: async () => ({ query: { id: await anyGallery(), extra_aspects: "1x1,96x35" } }),
  listSlides: async () => ({ query: { gallery: await anyGallery(), page_size: "1" } }),
  listFaqs: async () => ({ query: { group: await firstGroup("faq") } }),
  listTestimonials: async () => ({ query: { group: await firstGroup("testimonial") } }),
  listPeople: async () => ({ query: { group: await firstGroup("person") } }),
  listVideos: async () => ({}),
  listForms: async () => ({}),
  getForm: async () => ({ query: { id: await anyForm() } }),
  submitForm: async () => ({ params: { id: await anyForm() }, body: { data: {} } }),
  getCaptcha: async () => ({}),
  checkPaid: async () => ({ query: { payum_token: "unknown-payment" } }),
  creditCardSurchargeOf: async () => ({ body: { amount: "100.00" } }),
  paymentSurchargesOf: async () => ({ body: { amount: "100.00" } }),
  listArticles: async () => ({ query: { page_size: "5" } }),
  getArticle: async () => {
    const { data } = await fetchBody("listArticles", {})
    return { query: { url: data[0]?.slug ?? "" } }
  },
  getVideo: async () => ({ params: { id: await anyVideo() } }),
  getFreshness: async () => ({ query: { kind: "page", url: "about" } }),
  getImageByHash: async () => {
    const { data } = await fetchBody("listProducts", { query: { is_new: "1" } })
    return { body: { hash: data.find(({ image }) => image)?.image?.hash } }
  },
  listProducts: async () => ({ query: { group: "shop" } }),
  getProduct: async () => ({ query: { url: await firstProduct("slug") } }),
  getProductById: async () => ({ params: { id: await firstProduct("id") } }),
  searchProducts: async () => ({ query: { query: "resin" } }),
  submitSearch: async () => ({ body: { query: "resin" } }),
  listReviews: async () => ({ query: { product: await firstProduct("slug"), page_size: "5" } }),
  listProductQuestions: async () => ({
    query: { product: await firstProduct("slug"), page_size: "5" },
  }),
  listLocalities: async () => ({ query: { query: "calli" } }),
  suggestProducts: async () => ({ query: { query: "res" } }),
  listPublicAddresses: async () => ({ query: { kind: "group", with_counts: "1", within: "shop" } }),
  listAddressChunks: async () => ({ query: { kind: "product" } }),
  listOffers: async () => ({ query: { page_size: "5" } }),
  listSavedProducts: async () => ({ query: { items: `${await firstProduct("slug")},not-sold~9` } }),
  listDeliveryRates: async () => ({}),
}

/** Returns the slug of the model's first top-level group, which contains its records. */
async function firstGroup(model: string): Promise<string> {
  const found = await fetchBody("listGroupsOfModel", { params: { namespace: "cognito", model } })
  const [group] = found.data
  if (group === undefined) throw new Error(`This shop has no groups of the model ${model}.`)
  return group.slug
}

async function anyGallery(): Promise<string> {
  const { data } = await fetchBody("listGalleries", {})
  const gallery = data.find(({ slides }) => slides.length > 0)
  if (gallery === undefined) throw new Error("No gallery of this shop has a slide.")
  return String(gallery.id)
}

/** Returns the id of the first listed form, since forms are requested by id alone. */
async function anyForm(): Promise<string> {
  const { data } = await fetchBody("listForms", {})
  const [form] = data
  if (!form) throw new Error("This shop has no form.")
  return String(form.id)
}

async function anyVideo(): Promise<string> {
  const { data } = await fetchBody("listVideos", {})
  return String(data[0]?.id)
}

async function firstProduct(field: "id" | "slug"): Promise<string> {
  const { data } = await fetchBody("listProducts", {})
  return String(data[0]?.[field])
}

async function fetchBody<N extends Name>(name: N, input: CallParams) {
  const response = await request(restCalls[name], input)
  return restCalls[name].response.parse(await response.json()) as z.output<
    (typeof restCalls)[N]["response"]
  >
}

function request({ method, path }: Pick<RestCall, "method" | "path">, input: CallParams) {
  const filled = path.replaceAll(/:(\w+)/g, (_all, name) => input.params?.[name] ?? "")
  const address = new URL(`${restBasePath}${filled}`, api.origin)
  for (const [name, value] of Object.entries(input.query ?? {})) {
    address.searchParams.set(name, value)
  }
  return fetch(address, {
    method,
    ...(method === "POST" && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input.body),
    }),
  })
}

/** Reads with texts, which may be requested in any language. */
const translated = ["initialData", "listGroups", "getPage", "listProducts", "getProduct"] as const

describe.each(translated)("%s in another language", (name) => {
  it.each(["de", "xx"])("responds with the same records, in %s or in English", async (language) => {
    const { query, ...input } = await inputs[name]()
    const response = await request(restCalls[name], { ...input, query: { ...query, language } })
    expect(response.status).toBe(200)
    restCalls[name].response.parse(await response.json())
  })
})

describe.each(Object.keys(restCalls) as Name[])("%s", (name) => {
  it("responds with a contract body that is not empty", async () => {
    const response = await request(restCalls[name], await inputs[name]())
    expect(response.status).toBe(200)
    expect(response.headers.get("set-cookie")).toBeNull()
    const body = restCalls[name].response.parse(await response.json())
    expect(body).not.toMatchObject({ item: null })
    expect(body).not.toMatchObject({ data: [] })
  })
})

describe("missing records", () => {
  it.each([
    ["getProduct", { query: { url: "no-such-product" } }],
    ["getPage", { query: { url: "no-such-page" } }],
    ["getArticle", { query: { url: "no-such-article" } }],
    ["getProductById", { params: { id: "2147483647" } }],
    ["getGallery", { query: { id: "2147483647" } }],
    ["getVideo", { params: { id: "2147483647" } }],
    ["getForm", { query: { id: "2147483647" } }],
    ["getGroupDetails", { params: { namespace: "sell", model: "product", group: "no-such" } }],
    ["getImageByHash", { body: { hash: "0".repeat(32) } }],
  ] as const)("responds to %s with a null item", async (name, input) => {
    expect(await fetchBody(name, input)).toEqual({ item: null })
  })

  it("returns an empty page with the total count beyond the last page", async () => {
    const first = await fetchBody("listProducts", { query: { group: "shop" } })
    const beyond = await fetchBody("listProducts", { query: { group: "shop", page: "9999" } })
    expect(beyond).toEqual({ data: [], count: first.count })
    expect(first.count).toBeGreaterThan(0)
  })

  it("returns no products for a group that does not exist", async () => {
    const found = await fetchBody("listProducts", { query: { group: "no-such-group" } })
    expect(found).toEqual({ data: [], count: 0 })
  })

  it.each(["listGalleries", "listFaqs", "listTestimonials", "listPeople"] as const)(
    "returns no records from %s for a group that does not exist",
    async (name) => {
      const found = await fetchBody(name, { query: { group: "no-such-group" } })
      expect(found).toEqual({ data: [], count: 0 })
    },
  )

  it("reports an unknown payment as unpaid", async () => {
    const found = await fetchBody("checkPaid", { query: { payum_token: "nobody-knows-this" } })
    expect(found).toEqual({ success: false, payment: null })
  })

  it("adds no surcharge to a zero amount, whatever the payment type", async () => {
    const { data } = await fetchBody("paymentSurchargesOf", { body: { amount: "0.00" } })
    expect(data.length).toBeGreaterThan(0)
    for (const type of data) expect(type.surcharge).toBe("0.00")
    const card = await fetchBody("creditCardSurchargeOf", { body: { amount: "0.00" } })
    expect(card).toEqual({ amount: "0.00", surcharge: "0.00", total: "0.00" })
  })

  it("rejects a submission to a form that does not exist with 404", async () => {
    const input = { params: { id: "2147483647" }, body: { data: {} } }
    const response = await request(restCalls.submitForm, input)
    expect(response.status).toBe(404)
    expect(errorBodySchema.parse(await response.json()).code).toBe("NOT_FOUND")
  })

  it("returns no slides for a gallery that does not exist", async () => {
    const found = await fetchBody("listSlides", { query: { gallery: "2147483647" } })
    expect(found).toEqual({ data: [], count: 0 })
  })

  it.each(["listProducts", "searchProducts"] as const)(
    "filters and sorts %s by its own facets, and has none unless they are requested",
    async (name) => {
      const all = { group: "shop", query: "resin" }
      expect((await fetchBody(name, { query: all })).facets).toBeUndefined()
      const whole = await fetchBody(name, { query: { ...all, facets: "1" } })
      const [facet] = whole.facets?.values ?? []
      const [wanted] = facet?.values ?? []
      expect([whole.count, wanted?.count]).toEqual([expect.any(Number), expect.any(Number)])
      const query = { ...all, filter: `${facet?.name}:${wanted?.value}`, sort: "price_down" }
      const found = await fetchBody(name, { query })
      expect(found.count).toBe(wanted?.count)
      const prices = found.data.map(({ price }) => Number(price))
      expect(prices).toEqual([...prices].sort((a, b) => b - a))
    },
  )

  it("returns no results for a search of symbols alone", async () => {
    const found = await fetchBody("searchProducts", { query: { query: "🦆🦆🦆" } })
    const nothing = { data: [], count: 0, is_fuzzy: false, understood: null, content: [] }
    expect(found).toEqual(nothing)
  })
})

describe("query validation", () => {
  it("rounds a requested image width up to the next rendered width", async () => {
    const { data } = await fetchBody("listGroups", { query: { image_width: "301" } })
    expect(data.find(({ image }) => image !== null)?.image?.width).toBe(325)
  })

  it("lists the slides of all galleries without a gallery parameter", async () => {
    const all = await fetchBody("listSlides", { query: { page_size: "100" } })
    const { data } = await fetchBody("listSlides", { query: { gallery: await anyGallery() } })
    expect(all.count).toBeGreaterThan(data.length)
    expect(all.data).toEqual(expect.arrayContaining(data))
  })

  it.each([
    ["page 0", "/sell/product?page=0"],
    ["page abc", "/sell/product?page=abc"],
    ["a slug with a slash", "/sell/product?url=..%2f..%2fadmin"],
    ["a NUL", "/sell/product?group=%00"],
    ["an unlisted width", "/cognito/group?image_width=99999"],
    ["an unlisted aspect", "/cognito/group?image_aspect=2x1"],
    ["an unlisted extra aspect", "/cognito/gallery?id=1&extra_aspects=2x1"],
    ["an unlisted extra aspect of galleries", "/cognito/gallery?extra_aspects=2x1"],
    ["slides of a gallery without a number", "/cognito/slide?gallery=home"],
    ["101 questions at once", "/cognito/faq?page_size=101"],
    ["a group of questions with a NUL", "/cognito/faq?group=%00"],
    ["a width of people that is no number", "/cognito/person?image_width=wide"],
    ["an unlisted aspect of testimonials", "/cognito/testimonial?image_aspect=2x1"],
    ["a form of no readable id", "/cognito/form?id=first"],
    ["a payment without a token", "/cognito/payment/checkPaid"],
    ["an unknown order", "/sell/product?sort=cheapest"],
    ["a filter without a value", "/sell/product?filter=Colour"],
    ["a filter with a NUL", "/sell/product?filter=a:%00"],
    ["41 filters", `/sell/product?${"filter=a:b&".repeat(41)}`],
    [
      "filters of 11 names",
      `/sell/product?${[..."abcdefghijk"].map((n) => `filter=${n}:x`).join("&")}`,
    ],
    ["a price that is no amount", "/sell/product?price_min=1e9"],
    ["an empty search", "/sell/product/search?query=%20"],
    ["500 emoji", `/sell/product/search?query=${encodeURIComponent("🦆".repeat(500))}`],
    ["a word for an id", "/sell/product/abc"],
    ["an id that is too large", "/sell/product/99999999999"],
    ["a menu with a NUL", "/cognito/link?parent=%00"],
    ["a parameter given twice", "/sell/product?url=a&url=b"],
  ])("rejects %s with 400 and a message", async (_name, path) => {
    const response = await fetch(`${api.origin}${restBasePath}${path}`)
    expect(response.status).toBe(400)
    const body = errorBodySchema.parse(await response.json())
    expect(body.code).toBe("BAD_REQUEST")
    expect(body.message).not.toBe("")
    expect(response.headers.get("cache-control")).toBe("no-store")
  })

  it.each([
    [{}],
    [{ amount: 100 }],
    [{ amount: "1e2" }],
    [{ amount: "-1.00" }],
    [{ amount: "1.005" }],
  ])("rejects the surcharge of %j with 400 and names the field", async (body) => {
    for (const name of ["creditCardSurchargeOf", "paymentSurchargesOf"] as const) {
      const response = await request(restCalls[name], { body })
      expect(response.status).toBe(400)
      expect(errorBodySchema.parse(await response.json()).fields).toHaveProperty("amount")
    }
  })

  it("responds with 404 to the groups of an unknown model", async () => {
    const response = await fetch(`${api.origin}${restBasePath}/cognito/group/sell/nothing`)
    expect(response.status).toBe(404)
    expect(errorBodySchema.parse(await response.json()).code).toBe("NOT_FOUND")
  })
})
