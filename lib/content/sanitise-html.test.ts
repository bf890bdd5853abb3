import { JSDOM } from "jsdom"
import { disguisedLinks, wantedHtml, xssPayloads } from "#tests/factories/xss-payloads.ts"
import { allowedElements, sanitiseHtml } from "./sanitise-html.ts"
import { allowedAttributes } from "./sanitise-html-attributes.ts"

const { DOMParser } = new JSDOM().window
const parser = new DOMParser()

/**
 * Parses the HTML as a browser does inside an element of the page, with what follows that element.
 */
function parseInPage(html: string) {
  const page = `<!doctype html><main id="in">${html}</main><i id="after"></i>`
  const document = parser.parseFromString(page, "text/html")
  const inside = document.querySelector("#in")
  if (!inside) throw new Error("the page has gone")
  return { inside, isWhole: inside.nextElementSibling?.id === "after" }
}

/** Lists what no editor's text may contain: elements, attributes and URLs off the allowlists. */
function listViolations(html: string): string[] {
  const { inside, isWhole } = parseInPage(html)
  const violations = [...inside.querySelectorAll("*")].flatMap((element) => {
    const tag = element.localName
    const isHtml = element.namespaceURI === "http://www.w3.org/1999/xhtml"
    const allowed = [...(allowedAttributes[tag] ?? []), ...(allowedAttributes["*"] ?? [])]
    return [
      ...(isHtml && allowedElements.includes(tag) ? [] : [`<${tag}>`]),
      ...[...element.attributes].flatMap(({ name, value }) => {
        const isAllowed = allowed.includes(name) && !isBadValue(name, value)
        return isAllowed ? [] : [`${tag} ${name}="${value}"`]
      }),
    ]
  })
  return isWhole ? violations : [...violations, "leaves its element"]
}

const allowedStyle =
  /^(?:text-align:(?:left|right|center|justify|start|end)(?:;|$))?(?:list-style-type:[a-z-]+)?$/

function isBadValue(name: string, value: string): boolean {
  if (name === "style") return !allowedStyle.test(value)
  if (name === "id") return !/^[a-z][a-z0-9-]*$/.test(value)
  if (name !== "href" && name !== "src") return false
  const { protocol, origin } = new URL(value, "https://shop.example/about")
  const isSafe = ["http:", "https:", "mailto:", "tel:"].includes(protocol)
  return (
    !isSafe || (origin !== "https://shop.example" && !/^(?:https?:\/\/|mailto:|tel:)/i.test(value))
  )
}

describe("HTML from an editor", () => {
  it("allows no element that runs, loads, restyles, or sends anything", () => {
    const active = [
      "script",
      "style",
      "link",
      "meta",
      "base",
      "title",
      "template",
      "noscript",
      "slot",
      "iframe",
      "frame",
      "object",
      "embed",
      "applet",
      "svg",
      "math",
      "canvas",
      "portal",
      "form",
      "input",
      "button",
      "select",
      "textarea",
      "option",
      "dialog",
      "label",
      "audio",
      "video",
      "source",
      "track",
      "html",
      "head",
      "body",
      "h1",
    ]
    expect(allowedElements.filter((tag) => active.includes(tag))).toEqual([])
    for (const tag of active) {
      expect(parseInPage(sanitiseHtml(`<${tag}>a</${tag}>`)).inside.querySelector(tag)).toBeNull()
    }
  })

  it("allows no attribute that runs, loads, restyles, or sends anything", () => {
    const names = Object.values(allowedAttributes).flat().map(String)
    const isActive = /^(?:on|form|xlink|data-|aria-|class$|name$|role$|srcdoc$|srcset$|action$|is$)/
    expect(names.filter((name) => isActive.test(name))).toEqual([])
  })

  it("covers more than 250 different XSS payloads", () => {
    expect(new Set(xssPayloads).size).toBeGreaterThan(250)
  })

  it.each(xssPayloads)("removes the attack from %j", (payload) => {
    const clean = sanitiseHtml(payload)
    expect(listViolations(clean)).toEqual([])
    expect(sanitiseHtml(clean)).toBe(clean)
  })

  it("removes attacks that are nested in each other", () => {
    const openings = xssPayloads.filter((payload) => /^<\w/.test(payload))
    for (const payload of xssPayloads) {
      for (const around of ["<table><tr>", "<ul><li><a href='/x'>", '<img alt="', "<pre><code>"]) {
        const clean = sanitiseHtml(`${around}${payload}`)
        expect({ payload, around, violations: listViolations(clean) }).toMatchObject({
          violations: [],
        })
      }
    }
    const nested = sanitiseHtml(openings.join(""))
    expect(listViolations(nested)).toEqual([])
  })

  it("retains formatting beside every attack that a browser would show it beside", () => {
    const swallows =
      /<(?:script|style|textarea|xmp|plaintext|title|iframe|noembed|noframes|!--|\?|!\[)|<im\0|"$/i
    for (const payload of xssPayloads.filter((each) => !swallows.test(each))) {
      const { inside } = parseInPage(sanitiseHtml(`${payload}\n${wantedHtml.html}`))
      const found = inside.querySelector(wantedHtml.selector)?.textContent
      expect({ payload, found }).toEqual({ payload, found: wantedHtml.text })
    }
  })

  it.each(disguisedLinks)("resolves the disguised link %j to the shop's own origin", (link) => {
    const anchor = parseInPage(sanitiseHtml(`<a href="${link}">x</a>`)).inside.querySelector("a")
    const href = anchor?.getAttribute("href") ?? "/"
    expect(new URL(href, "https://shop.example/").origin).toBe("https://shop.example")
  })
})

describe("allowed formatting", () => {
  it.each([
    ["text-align", '<p style="text-align:right">a</p>'],
    ["rows and columns that span", '<table><tr><td colspan="2" rowspan="3">a</td></tr></table>'],
    ["captions and heads", '<table><caption>c</caption><tr><th scope="row">a</th></tr></table>'],
    ["where a list begins", '<ol start="3"><li value="7">a</li></ol>'],
    ["how a list counts", '<ol type="A" style="list-style-type:upper-alpha"><li>a</li></ol>'],
    ["figure elements", "<figure><blockquote>a</blockquote><figcaption>b</figcaption></figure>"],
    ["code and abbreviations", '<pre><code>a\n b</code></pre><abbr title="Safety">S</abbr>'],
    ["language and direction", '<p lang="ar" dir="rtl">a</p>'],
    ["places to link to", '<h3 id="drying-times">a</h3><p><a href="#drying-times">b</a></p>'],
    ["details that fold", "<details><summary>a</summary><p>b</p></details>"],
  ])("retains in sanitised HTML: %s", (_what, html) => {
    expect(sanitiseHtml(html)).toBe(html)
  })

  it("converts legacy markup to its current form", () => {
    expect(sanitiseHtml('<td align="RIGHT">a</td>')).toBe('<td style="text-align:right">a</td>')
    expect(sanitiseHtml('<ol type="i" align="right"><li>a</li></ol>')).toBe(
      '<ol type="i" style="text-align:right;list-style-type:lower-roman"><li>a</li></ol>',
    )
    expect(sanitiseHtml("<center>a</center>")).toBe('<div style="text-align:center">a</div>')
    expect(sanitiseHtml('<p style="color:red; text-align: Center">a</p>')).toBe(
      '<p style="text-align:center">a</p>',
    )
    expect(sanitiseHtml("<h1>a</h1><strike>b</strike>")).toBe("<h2>a</h2><s>b</s>")
  })

  it("reserves the space of an image, whichever way its size is given", () => {
    const hash = "0123456789abcdef".repeat(2)
    const sizeOf = (attributes: string) => {
      const picture = parseInPage(sanitiseHtml(`<img ${attributes}>`)).inside.querySelector("img")
      return [picture?.getAttribute("width"), picture?.getAttribute("height")]
    }
    expect(sizeOf('src="/a.png" width="300" height="200"')).toEqual(["300", "200"])
    expect(sizeOf('src="/a.png" style="width: 300px; height: 200px;"')).toEqual(["300", "200"])
    expect(sizeOf('src="/a.png" style="width:50%"')).toEqual(["50%", null])
    expect(sizeOf(`src="/assets/i/${hash}/4x3/800.webp"`)).toEqual(["800", "600"])
    expect(sizeOf(`src="/assets/i/${hash}/4x3/800.webp" width="400"`)).toEqual(["400", "300"])
    expect(sizeOf('src="/a.png" width="1e9" height="expression(1)"')).toEqual([null, null])
  })

  it("removes an image without a valid URL", () => {
    expect(sanitiseHtml('a<img src="javascript:x" alt="b">c')).toBe("ac")
  })
})

describe("a link in HTML from an editor", () => {
  it("opens a new tab where the URL starts with http, whatever target the link requests", () => {
    expect(sanitiseHtml('<a href="https://example.com/" target="_top" rel="opener">a</a>')).toBe(
      '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">a</a>',
    )
  })

  it.each([
    ["/shop/resin", "/shop/resin"],
    ["shop/resin", "/shop/resin"],
    ["http://localhost:3000/shop?a=b#c", "/shop?a=b#c"],
    ["http://localhost:3000", "/"],
    ["?page=2", "?page=2"],
    ["#top-tips", "#top-tips"],
  ])("resolves a link to a path inside the shop: %s", (href, expected) => {
    expect(sanitiseHtml(`<a href="${href}" target="_blank">a</a>`)).toBe(
      `<a href="${expected}">a</a>`,
    )
  })

  it("treats a host that only starts with the shop's as another site", () => {
    expect(sanitiseHtml('<a href="http://localhost:3000.evil.example/">a</a>')).toContain("_blank")
  })
})

describe("an id in HTML from an editor", () => {
  it.each(["drying-times", "step2", "faq"])("retains the id %s", (id) => {
    expect(sanitiseHtml(`<p id="${id}">a</p>`)).toBe(`<p id="${id}">a</p>`)
  })

  it.each([
    "__next_f",
    "content",
    "location",
    "action",
    "constructor",
    "w3-panel",
    "faq-12",
    "getElementById",
    "a b",
    "a'b",
    "x".repeat(81),
  ])("removes an id that a script or the page itself uses: %s", (id) => {
    expect(sanitiseHtml(`<p id="${id}">a</p>`)).toBe("<p>a</p>")
  })

  it("removes the id of an image, which a surrounding form takes for a field", () => {
    expect(sanitiseHtml('<img id="photo" src="/a.png" alt="b">')).not.toContain("id=")
  })
})
