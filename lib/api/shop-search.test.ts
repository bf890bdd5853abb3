import { buildHitPath } from "./shop-search.ts"

describe("the path of a hit", () => {
  it.each([
    [{ kind: "category", id: 1, slug: "resin", parent: "shop" }, "/shop/resin"],
    [{ kind: "category", id: 1, slug: "shop", parent: "shop" }, "/shop"],
    [{ kind: "page", id: 1, slug: "home", parent: "" }, "/"],
    [{ kind: "page", id: 1, slug: "faq", parent: "" }, "/faq"],
    [{ kind: "article", id: 1, slug: "curing", parent: "" }, "/blog/curing"],
    [{ kind: "question", id: 7, slug: "", parent: "faq" }, "/faq#faq-7"],
  ] as const)("%j is %s", (hit, path) => {
    expect(buildHitPath(hit)).toBe(path)
  })
})
