import { buildNumberedLookup } from "#tests/fixtures/seed.ts"
import {
  buildArticleInput,
  buildContentGroupInput,
  buildDomainInput,
  buildFormInput,
  buildGroupInput,
  buildLinkInput,
  buildRedirectInput,
  buildSitemapInput,
  listBlockInputs,
  listFaqInputs,
  listPageInputs,
  listPersonInputs,
  listTestimonialInputs,
} from "./content-inputs.ts"
import { buildCustomerInputs } from "./create-seed-customers.ts"
import { seed } from "./data/seed.ts"
import { listGalleryInputs, listSlideInputs } from "./save-seed-widget-records.ts"
import {
  buildAddonInput,
  buildProductInput,
  buildPromotionInput,
  buildRegionInput,
  buildShippingTypeInput,
  buildSkuInput,
  buildVideoInput,
  listCostInputs,
  listPaymentTypeInputs,
  listPlaceInputs,
  listProductAddonInputs,
  listRelatedIds,
  listVoucherThemeInputs,
} from "./selling-inputs.ts"

const ids = buildNumberedLookup(seed)

describe("the demo shop matches the contract and refers only to existing records", () => {
  it.each(seed.products.map((product) => [product.url, product] as const))(
    "in product %s",
    (_, product) => {
      const input = buildProductInput(product, ids)
      const photos = product.photos.map(({ file }) => file)
      for (const sku of product.skus) {
        const row = buildSkuInput(sku, 1, (file) => photos.indexOf(file) + 1)
        const options = input.variations.map(({ name, options }) =>
          options.includes(row.options[name] ?? ""),
        )
        expect(Object.keys(row.options)).toHaveLength(input.variations.length)
        expect(options).not.toContain(false)
        if (row.special_price !== null)
          expect(Number(row.special_price)).toBeLessThan(Number(row.price))
      }
      const combinations = product.skus.map((sku) => JSON.stringify(sku.options ?? {}))
      expect(new Set(combinations).size).toBe(combinations.length)
      expect(listRelatedIds(product, ids)).not.toContain(ids.product.get(product.url))
      for (const { min_qty, max_qty } of listProductAddonInputs(product, ids)) {
        expect(min_qty).toBeLessThanOrEqual(max_qty)
      }
    },
  )

  it("in all records other than products", () => {
    const inputs = [
      buildDomainInput(seed.domain, ids),
      ...seed.groups.map((group) => buildGroupInput(group, ids)),
      ...seed.addons.map(buildAddonInput),
      ...seed.videos.map((video) => buildVideoInput(video, ids)),
      ...seed.contentGroups.map((group) => buildContentGroupInput(group, ids)),
      ...listGalleryInputs(seed, ids),
      ...seed.galleries.flatMap((gallery) => listSlideInputs(gallery, ids)),
      ...seed.articles.map((article) => buildArticleInput(article, ids)),
      ...listFaqInputs(seed, ids),
      ...listTestimonialInputs(seed, ids),
      ...listPersonInputs(seed, ids),
      ...seed.forms.map(buildFormInput),
      ...listPageInputs(seed, ids),
      ...listBlockInputs(seed, ids),
      ...seed.links.map(buildLinkInput),
      ...seed.redirects.map(buildRedirectInput),
      ...seed.sitemap.map(buildSitemapInput),
      ...seed.customers.map(buildCustomerInputs),
      ...seed.regions.flatMap((region) => [
        buildRegionInput(region),
        ...listPlaceInputs(region, 1),
      ]),
      ...seed.shippingTypes.flatMap((type, index) => [
        buildShippingTypeInput(type, index),
        ...listCostInputs(type, 1, ids),
      ]),
      ...listPaymentTypeInputs(seed),
      ...seed.promotions.map((promotion) => buildPromotionInput(promotion, ids)),
      ...listVoucherThemeInputs(seed, ids),
    ]
    expect(inputs.length).toBeGreaterThan(80)
  })

  it("with unique names in every list", () => {
    const names = [
      seed.products.map(({ url }) => url),
      seed.products.flatMap(({ skus }) => skus.map(({ code }) => code)),
      [...seed.groups, ...seed.contentGroups].map(({ url }) => url),
      seed.galleries.map(({ url }) => url),
      ...seed.galleries.map(({ slides }) => slides.map(({ heading }) => heading)),
      seed.faqs.map(({ group, name }) => `${group} ${name}`),
      seed.testimonials.map(({ group, name }) => `${group} ${name}`),
      seed.people.map((person) => `${person.first_name} ${person.last_name}`),
      seed.forms.map(({ url }) => url),
      listBlockInputs(seed, ids).map((block) => `${block.page_id} ${block.name}`),
      seed.articles.map(({ url }) => url),
      listPageInputs(seed, ids).map(({ url }) => url),
      seed.links.map(({ parent, link }) => `${parent} ${link}`),
      seed.redirects.map(({ from }) => from),
      seed.sitemap.map(({ path }) => path),
      seed.customers.map(({ email }) => email),
      seed.addons.map(({ key }) => key),
      seed.regions.map(({ name }) => name),
      ...seed.regions.map(({ places }) => places.map((place) => JSON.stringify(place))),
      seed.shippingTypes.map(({ name }) => name),
      ...seed.shippingTypes.map(({ costs }) => costs.map(({ region }) => region)),
      seed.paymentTypes.map(({ code }) => code),
      seed.promotions.map(({ code }) => code),
      seed.voucherThemes.map(({ name }) => name),
      ...seed.products.map(({ photos }) => photos.map(({ alt }) => alt)),
    ]
    for (const list of names) expect(list).toHaveLength(new Set(list).size)
  })

  it("with every parent group before its children", () => {
    const groups = [...seed.groups, ...seed.contentGroups]
    const urls = groups.map(({ url }) => url)
    for (const { url, parent } of groups) {
      if (parent !== null) expect(urls.indexOf(parent)).toBeLessThan(urls.indexOf(url))
    }
  })
})
