import { stripFlightDuplicates } from "./minify-page.ts"

const more = '{"@type":"Person","name":"é"}'
const data = '{"@graph":[{"name":"Resin \\u003c 1 kg"}]}'

const size = (text: string) => Buffer.byteLength(text).toString(16)
const linked = (text: string) => `<script type="application/ld+json">${text}</script>`
const push = (rows: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(rows).replaceAll(">", "\\u003e")}])</script>`
const row = (text: string) => `5:T${size(text)},${text}`
const page = (head: string, rows: string) =>
  `<html><head>${head}</head><body>${push(`1:"$Sreact.fragment"\n${rows}6:["$","p",null,{}]\n`)}</body></html>`

describe("the HTML of a page", () => {
  it("retains structured data, and has an empty text in place of its copy", () => {
    const head = linked(data)
    expect(stripFlightDuplicates(page(head, row(data)))).toBe(page(head, "5:T0,"))
  })

  it("loses the copy of each text", () => {
    const head = linked(data) + linked(more)
    expect(stripFlightDuplicates(page(head, row(more) + row(data)))).toBe(page(head, "5:T0,5:T0,"))
  })

  it.each([
    ["holds no copy", page(linked(data), row(""))],
    ["holds another text that begins like it", page(linked(data), row(`${data.slice(0, 30)}"}`))],
    ["has no structured data of its own", page("", row(data))],
    ["shows what looks like a copy in its own text", page(linked(data), row('See :T2e,{"@graph"'))],
  ])("is left unchanged if it %s", (_what, html) => {
    expect(stripFlightDuplicates(html)).toBe(html)
  })
})
