import { listPictures, listTargets } from "./list-targets.ts"

const link = (href: string, path: string | null, text: string, isNofollow = false) => ({
  ...{ href, path, text, isNofollow, rel: isNofollow ? "nofollow" : "" },
})

const url = "https://curlew.example/about"

describe("what a page links to", () => {
  it("is listed once, with the words of all its links, the shop's own pages first", () => {
    const links = [
      link("https://other.example/", null, "Elsewhere"),
      link("https://curlew.example/shop", "/shop", "Shop"),
      link("https://curlew.example/shop#top", "/shop", " Everything we sell "),
      link("https://curlew.example/shop", "/shop", "Shop"),
      link("https://curlew.example/about#content", "/about", "Skip to content"),
    ]
    const targets = listTargets({ links, url })
    expect(targets.map(({ href, texts }) => [href, texts])).toEqual([
      ["https://curlew.example/shop", ["Shop", "Everything we sell"]],
      ["https://other.example/", ["Elsewhere"]],
    ])
  })

  it("is nofollow only where all its links are", () => {
    const links = [link("/a", "/a", "A", true), link("/a", "/a", "A"), link("/b", "/b", "B", true)]
    expect(listTargets({ links, url }).map(({ isNofollow }) => isNofollow)).toEqual([false, true])
  })
})

it("a picture that stands on a page twice is told by its place without a text", () => {
  const picture = { src: "/a.webp", widthPx: 8, heightPx: 6, loading: null }
  const bare = { ...picture, alt: null }
  expect(listPictures([{ ...picture, alt: "A cup" }, bare])).toEqual([bare])
  expect(listPictures([bare, { ...picture, alt: "A cup" }])).toEqual([bare])
})
