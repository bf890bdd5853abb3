import { describe, expect, it } from "@jest/globals"
import { inlineCriticalStyles } from "./critical-css.ts"

const buildLink = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/css/${name}" data-precedence="next"/>`
const buildPage = (body: string) =>
  `<head>${buildLink("a.css")}${buildLink("b.css")}</head><body>${body}`
const inline = (css: string, body: string) =>
  inlineCriticalStyles(buildPage(body), (path) => (path.endsWith("a.css") ? css : ""))

/** Returns the styles that a page with this body inlines of this stylesheet. */
function reduce(css: string, body: string): string {
  const { html } = inline(css, body)
  return /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ""
}

describe("the inlined styles of a page", () => {
  it.each([
    ["a class", ".a{top:0}.b{top:0}", '<p class="x a">', ".a{top:0}"],
    ["an id", "#a{top:0}#b{top:0}", '<p id="a">', "#a{top:0}"],
    ["an element", "h1{top:0}h2{top:0}", "<h1>", "h1{top:0}"],
    ["a class on each level", ".a .b{top:0}.a>.c{top:0}", '<p class="a b">', ".a .b{top:0}"],
    ["one of several selectors", ".a,.b{top:0}", '<p class="b">', ".a,.b{top:0}"],
    [
      "escaped signs",
      String.raw`.md\:w-1\/2{top:0}.\[scale\:-1_1\]{top:1px}.\32 xl{top:2px}.md\:w-1{top:3px}`,
      '<p class="md:w-1/2 [scale:-1_1] 2xl">',
      String.raw`.md\:w-1\/2{top:0}.\[scale\:-1_1\]{top:1px}.\32 xl{top:2px}`,
    ],
    [
      "signs that HTML escapes",
      String.raw`.\[\&\>li\]{top:0}.\[\&\>p\]{top:0}`,
      '<p class="[&amp;&gt;li]">',
      String.raw`.\[\&\>li\]{top:0}`,
    ],
    [
      "the argument of :where()",
      ":where(.a>:not(.x)){top:0}:where(.b){top:0}",
      '<p class="a">',
      ":where(.a>:not(.x)){top:0}",
    ],
  ])("retain the rules that name %s of the page", (_what, css, body, critical) => {
    expect(reduce(css, body)).toBe(critical)
  })

  it.each([
    "*,:before{top:0}",
    ":root{color-scheme:light dark}",
    "[hidden]{display:none}",
    "p:not(.b,.c){top:0}",
    "p:has(.b){top:0}",
    "p:is(.b,:first-child){top:0}",
    '[data-a="x)y"]{top:0}',
    "p:not(:hover,:is(:focus,.b)){top:0}",
  ])("retain %s, which may match any page", (css) => {
    expect(reduce(css, "<p>")).toBe(css)
  })

  it("retain layers, fonts and animations in their order", () => {
    const css =
      "@layer a, b;@font-face {font-family:f;src:url(f.woff2)}@keyframes k{0%{top:0}to{top:1px}}@layer a{p{animation:k 1s}}"
    expect(reduce(`${css}@layer b{.b{top:0}}`, "<p>")).toBe(css)
  })

  it("reduce nested rules and media queries like all others", () => {
    const css = "@media (width>1px){.a{>.b{top:0}&:first-child{top:1px}.c{top:2px}}.d{top:0}}"
    expect(reduce(css, '<p class="a b">')).toBe(
      "@media (width>1px){.a{>.b{top:0}&:first-child{top:1px}}}",
    )
  })

  it.each([
    "a:hover",
    "a:focus-visible",
    "a:popover-open",
    "a:popover-open b",
    "a::selection",
    "a:-moz-ui-invalid",
    "@media print{a",
  ])("lack %s, which no first paint shows", (start) => {
    const css = `${start}{top:0}${start.includes("{") ? "}" : ""}`
    expect(reduce(`${css}b{top:1px}`, "<a><b>")).toBe("b{top:1px}")
  })

  it.each([
    ["::-webkit-datetime-edit", "date"],
    ["::-webkit-datetime-edit-year-field", "datetime-local"],
    ["::-webkit-calendar-picker-indicator", "week"],
    [".a::-webkit-inner-spin-button", "number"],
    ["::file-selector-button", "file"],
  ])("retain %s only with a field that has it", (selector, type) => {
    const css = `${selector}{top:0}`
    const page = (fieldType: string) => `<p class="a"><input type="${fieldType}"/>`
    expect(reduce(css, page(type))).toBe(css)
    expect(reduce(css, page("search"))).toBe("")
  })

  it("lack custom properties to which nothing refers", () => {
    const css =
      '@property --a{syntax:"*"}@property --b{syntax:"*"}:root{--a:1;--b:2;--c:3;--d:4}p{top:var(--a);left:var( --c )}.x{top:var(--b)}'
    expect(reduce(css, '<p style="right:var(--d)">')).toBe(
      '@property --a{syntax:"*"}:root{--a:1;--c:3;--d:4}p{top:var(--a);left:var( --c )}',
    )
  })

  it("lack animations that no element has", () => {
    const [k, m] = ["@keyframes k{to{top:0}}", "@keyframes m{to{top:0}}"]
    const css = `${k}${m}@keyframes n{to{top:0}}.a{animation:1s k}.x{animation:n}`
    expect(reduce(css, '<p class="a" style="animation-name:m">')).toBe(`${k}${m}.a{animation:1s k}`)
    const viaVariable = `${k}:root{--animate-k:k 1s}p{animation:var(--animate-k)}`
    expect(reduce(viaVariable, "<p>")).toBe(viaVariable)
  })

  it("depend on elements only, not on texts and scripts", () => {
    const body = '<script>x=\'<p class="a">\'</script><p title="b">class="c"</p>'
    expect(reduce(".a{top:0}.b{top:0}.c{top:0}p{top:1px}", body)).toBe("p{top:1px}")
  })
})

it("links the complete stylesheets for the end of the body, in their order", () => {
  const { html, bodyEnd } = inline(".a{top:0}", "<p>")
  expect(html).not.toContain("<link")
  expect([...bodyEnd.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/_next/static/css/a.css",
    "/_next/static/css/b.css",
  ])
})

it("gives links and styles a precedence, by which React knows them", () => {
  const { html, bodyEnd } = inline(".a{top:0}", "<p>")
  expect(bodyEnd.match(/ data-precedence="next"/g)).toHaveLength(2)
  const hrefs = "/_next/static/css/a.css /_next/static/css/b.css"
  expect(html).toContain(`<style data-precedence="next" data-href="${hrefs}">`)
})

it.each([
  [
    "after",
    '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next" nonce="x"/>',
  ],
  [
    "before",
    '<link rel="stylesheet" href="/_next/static/css/a.css" nonce="x" data-precedence="next"/>',
  ],
])("inlines the styles of a page with a nonce %s the precedence", (_where, link) => {
  const css = "p{top:0}b{top:0}"
  const { html, bodyEnd } = inlineCriticalStyles(`<head>${link}</head><body><p>`, () => css)
  expect(html).toContain(">p{top:0}</style>")
  expect(bodyEnd).toBe(link.replace("/>", ' fetchpriority="low"/>'))
})

it.each([
  ["is inlined whole", "p{top:0}@font-face{font-family:f}", " disabled/>"],
  ["has further rules", "p{top:0}b{top:0}", ' fetchpriority="low"/>'],
  ["has rules for print only", "@media print{p{top:0}}", ' fetchpriority="low"/>'],
])("ends the page with the link to a stylesheet that %s", (_what, css, end) => {
  const { bodyEnd } = inlineCriticalStyles(`<head>${buildLink("a.css")}</head><p>`, () => css)
  expect(bodyEnd).toBe(buildLink("a.css").replace("/>", end))
})

it("inlines a custom property to which another stylesheet refers", () => {
  const read = (path: string) => (path.endsWith("a.css") ? ":root{--a:1}" : "p{top:var(--a)}")
  const { html } = inlineCriticalStyles(buildPage("<p>"), read)
  expect(html).toContain(":root{--a:1}p{top:var(--a)}</style>")
})

it.each([
  ["cannot parse", ".a{top:0"],
  ["does not have, as of another build", null],
])("leaves the link to a stylesheet that it %s", (_what, css) => {
  const page = `<head>${buildLink("a.css")}</head><body><p>`
  expect(inlineCriticalStyles(page, () => css)).toEqual({ html: page, bodyEnd: "" })
})

it("removes the hints that make the browser load the stylesheets early", () => {
  const hint = String.raw`:HL["/_next/static/css/a.css","style"]\n`
  const buildData = (rows: string) =>
    `<script>self.__next_f.push([1,'1:"a"\\n${rows}2:"b"'])</script>`
  expect(inline("p{}", buildData(hint)).html).toBe(inline("p{}", buildData("")).html)
})
