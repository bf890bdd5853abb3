/** @jest-environment jsdom */

import { describe, expect, it } from "@jest/globals"
import { render } from "@testing-library/react"
import type { Logo } from "#lib/images/picture.ts"
import type { SiteSettings } from "#lib/site/site.ts"
import { Brand } from "./brand.tsx"

const logo: Logo = { hash: "a", alt: "", placeholder: "#ffffff", aspect: "1x1", ratio: 1 }
const organisation: SiteSettings["organisation"] = {
  name: "",
  abn: null,
  logo,
  darkLogo: null,
  address: "",
  email: "",
  phone: null,
}

function renderLogos(logos: Partial<SiteSettings["organisation"]>) {
  const settings = { name: "Curlew", organisation: { ...organisation, ...logos } }
  return render(<Brand settings={settings} />).container
}
const describeLogo = (ratio: number) => {
  const image = renderLogos({ logo: { ...logo, ratio } }).querySelector("img")
  return [image?.getAttribute("src"), image?.width, image?.height]
}

describe("the logo", () => {
  it("is a square if its original is about square", () => {
    const page = renderLogos({ darkLogo: { ...logo, hash: "b", ratio: 1.2 } })
    const [source, image] = [page.querySelector("source"), page.querySelector("img")]
    const listAttributes = (element: Element | null) =>
      Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]))
    expect(listAttributes(source)).toEqual({
      media: "(prefers-color-scheme: dark)",
      srcset: "/assets/i/b/1x1/150.webp",
    })
    expect(listAttributes(image)).toEqual({
      src: "/assets/i/a/1x1/150.webp",
      alt: "",
      width: "48",
      height: "48",
      decoding: "async",
      class: "size-12",
    })
  })

  it.each([
    [2.5, ["/assets/i/a/whole/375.webp", 120, 48]],
    [8, ["/assets/i/a/whole/500.webp", 160, 20]],
    [0.5, ["/assets/i/a/whole/75.webp", 24, 48]],
  ])("is whole with a ratio of %d", (ratio, expected) => {
    expect(describeLogo(ratio)).toEqual(expected)
  })

  it("has a size of its own in the dark theme", () => {
    const page = renderLogos({ darkLogo: { ...logo, hash: "b", ratio: 2 } })
    const source = page.querySelector("source")
    expect([source?.getAttribute("width"), source?.getAttribute("height")]).toEqual(["96", "48"])
  })
})
