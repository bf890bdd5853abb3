import { listTargets, listUniqueImages } from "./list-targets.ts"

const link = (href: string, path: string | null, text: string, isNofollow = false) => ({
  href,
  path,
  text,
  isNofollow,
})

const url = "https://curlew.example/about"

describe("link targets of a page", () => {
  it("lists each target once with the texts of all its links, pages of the shop first", () => {
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

  it("marks a target as nofollow only if all its links are", () => {
    const links = [link("/a", "/a", "A", true), link("/a", "/a", "A"), link("/b", "/b", "B", true)]
    expect(listTargets({ links, url }).map(({ isNofollow }) => isNofollow)).toEqual([false, true])
  })
})

it("lists an image that occurs twice by its occurrence without alternative text", () => {
  const image = { src: "/a.webp", widthPx: 8, heightPx: 6 }
  const bare = { ...image, alt: null }
  expect(listUniqueImages([{ ...image, alt: "A cup" }, bare])).toEqual([bare])
  expect(listUniqueImages([bare, { ...image, alt: "A cup" }])).toEqual([bare])
})
