import { siteConfigSchema } from "#lib/contract/site.ts"
import { buildManifest } from "./build-manifest.ts"

const texts = { description: "Prints and lights.", shop: "Shop", cart: "Cart" }
const settings = {
  name: "Curlew Print Co.",
  themeColour: "#0f555a",
  config: siteConfigSchema.parse({}),
}

describe("the web app manifest", () => {
  it("is one app for every language and starts in the language it was installed in", () => {
    expect(buildManifest(settings, "en", texts)).toMatchObject({
      id: "/",
      scope: "/",
      start_url: "/",
      lang: "en-AU",
      dir: "ltr",
      name: "Curlew Print Co.",
      description: "Prints and lights.",
    })
    expect(buildManifest(settings, "ar", texts)).toMatchObject({
      id: "/",
      scope: "/",
      start_url: "/ar",
      lang: "ar",
      dir: "rtl",
      shortcuts: [{ url: "/ar/shop" }, { url: "/ar/cart" }],
    })
  })

  it("has no cart shortcut if nothing is sold", () => {
    const config = { ...settings.config, ecommerce: false }
    const { shortcuts } = buildManifest({ ...settings, config }, "en", texts)
    expect(shortcuts?.map(({ url }) => url)).toEqual(["/shop"])
  })

  it("has icons for every purpose a device requests", () => {
    const { icons } = buildManifest(settings, "en", texts)
    expect(icons?.map(({ purpose = "any" }) => purpose)).toEqual(
      expect.arrayContaining(["any", "maskable", "monochrome"]),
    )
  })

  it.each([
    ["Curlew Print Co.", "Curlew Print"],
    ["Shop", "Shop"],
    ["Internationalisation Prints", "Internationa"],
    ["Zoë & Ærø’s 3D-Prints", "Zoë & Ærø’s"],
  ])("has a short_name that fits on home screens: %s", (name, short) => {
    expect(buildManifest({ ...settings, name }, "en", texts).short_name).toBe(short)
  })

  it("has no description if none is configured", () => {
    expect(buildManifest(settings, "en", { ...texts, description: "" })).not.toHaveProperty(
      "description",
    )
  })
})
