import { buildNumberedLookup, listWidgets } from "#tests/fixtures/seed.ts"
import { listBlockInputs, listPageInputs } from "./content-inputs.ts"
import { seed } from "./data/seed.ts"

const ids = buildNumberedLookup(seed)
const pages = listPageInputs(seed, ids)
const blocks = listBlockInputs(seed, ids)

const paths = new Set([
  "/",
  ...pages.map(({ url }) => `/${url}`),
  ...seed.groups.map(({ url, parent }) => (parent === null ? `/${url}` : `/shop/${url}`)),
  ...seed.products.map(({ url }) => `/product/${url}`),
  ...seed.articles.map(({ url }) => `/blog/${url}`),
])

/** Lists the link targets of widget buttons. */
function listButtonLinks(): string[] {
  const settings = [
    ...listWidgets(pages).map(({ templatevar }) => templatevar),
    ...blocks.map(({ variables }) => variables),
  ]
  return settings
    .flatMap((each) => [each.button_link, each.button_url])
    .filter((link) => typeof link === "string")
}

function listTargets(): string[] {
  const markup = [
    ...[...pages, ...blocks, ...seed.forms].map((each) =>
      JSON.stringify(each).replaceAll('\\"', '"'),
    ),
    ...[...seed.faqs, ...seed.testimonials].map(({ content }) => content ?? ""),
    ...seed.people.map(({ description }) => description ?? ""),
    ...seed.galleries.flatMap(({ slides }) => slides.map(({ content }) => content ?? "")),
    ...seed.products.map(({ content }) => content),
    ...seed.articles.map(({ content }) => content ?? ""),
    ...seed.groups.map(({ content }) => content ?? ""),
  ]
  return [
    ...markup.flatMap((text) =>
      [...text.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? ""),
    ),
    ...seed.links.map(({ link }) => link),
    ...seed.galleries.flatMap(({ slides }) => slides.flatMap(({ link }) => link ?? [])),
    ...listButtonLinks(),
    ...seed.redirects.map(({ to }) => `/${to}`),
    ...seed.sitemap.map(({ path }) => path),
  ]
}

describe("the demo shop's links", () => {
  it("point to an existing page, group, product or article", () => {
    const inner = listTargets().filter((target) => target.startsWith("/"))
    expect(inner.length).toBeGreaterThan(50)
    expect(inner.filter((target) => !paths.has(target))).toEqual([])
  })

  it("use only https, mailto and tel for external targets", () => {
    const outer = listTargets().filter((target) => !target.startsWith("/"))
    expect(outer.filter((target) => !/^(https:\/\/|mailto:|tel:\+)/.test(target))).toEqual([])
  })

  it("contain no redirect from the path of an existing page", () => {
    const from = seed.redirects.map((redirect) => `/${redirect.from}`)
    expect(from.filter((path) => paths.has(path))).toEqual([])
  })
})
