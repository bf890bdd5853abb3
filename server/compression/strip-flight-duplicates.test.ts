import { stripFlightDuplicates } from "./minify-page.ts"

const css = '.prose>*{content:"é \\2014"}.md\\:p-2{padding:.5rem}'
const more = ".studio{gap:1rem}"
const data = '{"@graph":[{"name":"Resin \\u003c 1 kg"}]}'

const size = (text: string) => Buffer.byteLength(text).toString(16)
const style = (text: string) =>
  `<style data-precedence="next" data-href="/_next/static/css/a.css">${text}</style>`
const linked = (text: string) => `<script type="application/ld+json">${text}</script>`
const push = (rows: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(rows).replaceAll(">", "\\u003e")}])</script>`
const row = (text: string) => `5:T${size(text)},${text}`
const page = (head: string, rows: string) =>
  `<html><head>${head}</head><body>${push(`1:"$Sreact.fragment"\n${rows}6:["$","p",null,{}]\n`)}</body></html>`

describe("the HTML of a page", () => {
  it("retains stylesheet and structured data, and has empty texts in place of their copies", () => {
    const head = style(css) + linked(data)
    expect(stripFlightDuplicates(page(head, row(css) + row(data)))).toBe(page(head, "5:T0,5:T0,"))
  })

  it("loses the copy of each stylesheet if several share one element", () => {
    const head = style(`@layer a;${css}${more}`)
    expect(stripFlightDuplicates(page(head, row(more) + row(css)))).toBe(page(head, "5:T0,5:T0,"))
  })

  it.each([
    ["holds no copy", page(style(css), row(""))],
    ["holds another text that begins like it", page(style(css), row(`${css.slice(0, 40)}.x{}`))],
    ["has no stylesheet of its own", page("", row(css))],
    ["shows what looks like a copy in its own text", page(style(css), row("See :T2e,.prose>*"))],
  ])("is left unchanged if it %s", (_what, html) => {
    expect(stripFlightDuplicates(html)).toBe(html)
  })
})
