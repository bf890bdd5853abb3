import { siteConfigSchema } from "#lib/contract/site.ts"
import { buildManifest } from "./build-manifest.ts"

const texts = { description: "Prints and lights.", shop: "Shop", cart: "Cart" }
const settings = {
  ...{ name: "Curlew Print Co.", themeColour: "#0f555a" },
  config: siteConfigSchema.parse({}),
}

describe("the manifest", () => {
  it("is one app in every language, which begins in the one it was installed in", () => {
    expect(buildManifest(settings, "en", texts)).toMatchObject({
      ...{ id: "/", scope: "/", start_url: "/", lang: "en-AU", dir: "ltr" },
      ...{ name: "Curlew Print Co.", description: "Prints and lights." },
    })
    expect(buildManifest(settings, "ar", texts)).toMatchObject({
      ...{ id: "/", scope: "/", start_url: "/ar", lang: "ar", dir: "rtl" },
      shortcuts: [{ url: "/ar/shop" }, { url: "/ar/cart" }],
    })
  })

  it("offers no cart where nothing is sold", () => {
    const config = { ...settings.config, ecommerce: false }
    const { shortcuts } = buildManifest({ ...settings, config }, "en", texts)
    expect(shortcuts?.map(({ url }) => url)).toEqual(["/shop"])
  })

  it("has icons for every shape a device may ask for", () => {
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
  ])("is called on home screens what fits there: %s", (name, short) => {
    expect(buildManifest({ ...settings, name }, "en", texts).short_name).toBe(short)
  })

  it("says nothing of itself where nobody wrote anything", () => {
    expect(buildManifest(settings, "en", { ...texts, description: "" })).not.toHaveProperty(
      "description",
    )
  })
})
