import { listPageInputs } from "./build-content-inputs.ts"
import { seed } from "./data/seed.ts"
import { buildNumberedLookup } from "./numbered-lookup.ts"

const pages = listPageInputs(seed, buildNumberedLookup(seed))

const paths = new Set([
  "/",
  ...pages.map(({ url }) => `/${url}`),
  ...seed.groups.map(({ url, parent }) => (parent === null ? `/${url}` : `/shop/${url}`)),
  ...seed.products.map(({ url }) => `/product/${url}`),
  ...seed.articles.map(({ url }) => `/blog/${url}`),
])

function listTargets(): string[] {
  const markup = [
    ...pages.map((page) => JSON.stringify(page).replaceAll('\\"', '"')),
    ...seed.products.map(({ content }) => content),
    ...seed.articles.map(({ content }) => content ?? ""),
    ...seed.groups.map(({ content }) => content ?? ""),
  ]
  return [
    ...markup.flatMap((text) =>
      [...text.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? ""),
    ),
    ...seed.links.map(({ link }) => link),
    ...seed.galleries.flatMap(({ slides }) => slides.map(({ link }) => link ?? "")),
    ...seed.redirects.map(({ to }) => `/${to}`),
    ...seed.sitemap.map(({ path }) => path),
  ]
}

describe("the demo shop's links", () => {
  it("lead to a page, a group, a product or an article that exists", () => {
    const inner = listTargets().filter((target) => target.startsWith("/"))
    expect(inner.length).toBeGreaterThan(50)
    expect(inner.filter((target) => !paths.has(target))).toEqual([])
  })

  it("lead elsewhere only by https, mail or telephone", () => {
    const outer = listTargets().filter((target) => !target.startsWith("/"))
    expect(outer.filter((target) => !/^(https:\/\/|mailto:|tel:\+)/.test(target))).toEqual([])
  })

  it("have no redirect that hides a page or leads to another redirect", () => {
    const from = seed.redirects.map((redirect) => `/${redirect.from}`)
    expect(from.filter((path) => paths.has(path))).toEqual([])
  })
})
