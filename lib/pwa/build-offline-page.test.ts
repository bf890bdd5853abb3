import { buildScriptHash } from "#lib/script-hash.ts"
import { buildOfflinePage, type OfflinePage } from "./build-offline-page.ts"

const page: OfflinePage = {
  direction: "rtl",
  homePath: "/ar",
  shop: {
    name: "Print & Co.",
    themeColour: "#0f555a",
    logo: "/assets/i/a/1x1/150.webp",
    darkLogo: null,
  },
  call: { number: "+61749", text: "Call (07) 49" },
  texts: { title: "Offline", text: "Not here.", retry: "Try again", savedPages: "Saved pages" },
  facts: {
    languageTag: "ar",
    prefix: "/ar",
    texts: {
      cart: "Cart",
      cartWas: "As it was on {time}.",
      noCart: "</script>",
      total: "Total",
      totalWithoutDelivery: "Total without delivery",
    },
    names: { cartKey: "c", markCookie: "m", countCookie: "n", pagesCache: "p" },
  },
}

describe("the offline page", () => {
  it("requests nothing but the logo, and removes the logo if it fails to load", () => {
    const { html } = buildOfflinePage(page)
    const matches = [...html.matchAll(/(?:src|srcset|@import|url\()[="'(]+([^"')]+)/g)]
    expect(matches.map(([, address]) => address)).toEqual(["/assets/i/a/1x1/150.webp"])
    expect(html).toContain('addEventListener("error"')
    expect(html.match(/<link[^>]*>/g)).toEqual(['<link rel="icon" href="data:,">'])
  })

  it("has its language, text direction and phone link", () => {
    const { html } = buildOfflinePage(page)
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<a class="button other" href="tel:+61749">Call (07) 49</a>')
    expect(buildOfflinePage({ ...page, call: null }).html).not.toContain("tel:")
  })

  it("escapes texts in its HTML and in its script", () => {
    const texts = { ...page.texts, text: '<b onclick="x">' }
    const { html } = buildOfflinePage({ ...page, texts })
    expect(html).not.toContain("<b onclick")
    expect(html.split("</script>")).toHaveLength(3)
    expect(html).toContain("Print &amp; Co.")
  })

  it("allows its two inline scripts by hash, and has no inline event handlers", () => {
    const { html, policy } = buildOfflinePage(page)
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text)
    expect(scripts).toHaveLength(2)
    expect(policy).toContain(`script-src ${scripts.map(buildScriptHash).join(" ")};`)
    expect(html).not.toMatch(/\son\w+=/)
  })
})
