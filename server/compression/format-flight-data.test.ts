import { runInNewContext } from "node:vm"
import { formatFlightData } from "./minify-page.ts"

/** Writes flight data as Next does. */
const write = (text: string, nonce = "") =>
  `<script${nonce}>self.__next_f.push([1,${JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )}])</script>`

/** Returns what the browser reads from a script. */
function read(html: string): unknown {
  const self = { __next_f: [] as unknown[] }
  runInNewContext(html.replace(/^<script[^>]*>|<\/script>$/g, ""), { self })
  return JSON.parse(JSON.stringify(self.__next_f)).at(0)?.at(1)
}

describe("flight data in single quotes", () => {
  it.each([
    '6:["$","p",null,{"children":"Don\'t & won\'t <b>"}]\n',
    String.raw`a literal \u003c, \" and \' and a last \\`,
    "\u2028 between \u2029 lines, a tab\tand é 漢",
    "",
  ])("has the same value as before: %j", (text) => {
    const requoted = formatFlightData(write(text))
    expect(requoted).toContain("push([1,'")
    expect(read(requoted)).toBe(text)
  })

  it("does not end its script or start a comment in it, whatever its text", () => {
    const text = "</script><script><SCRIPT><!-- --></ScRiPt>"
    const requoted = formatFlightData(write(text, ' nonce="abc"'))
    expect(requoted.slice(0, -"</script>".length)).not.toMatch(
      /<(?:\/script|!--|script(?! nonce))/i,
    )
    expect(read(requoted)).toBe(text)
  })

  it("repeats closing tags as they are in the HTML", () => {
    expect(formatFlightData(write("<p>One</p>"))).toContain("'<p>One</p>'")
  })

  it("is shorter than before", () => {
    const html = write('{"a":["b","c"]}')
    expect(formatFlightData(html).length).toBe(html.length - 6)
  })

  it("may be long", () => {
    const html = write(`${'"<é\\'.repeat(100_000)}`)
    expect(read(formatFlightData(html))).toBe('"<é\\'.repeat(100_000))
  })
})

it.each([
  "<p>self.__next_f.push([1,&quot;a&quot;])</p>",
  '<script>other.push([1,"a"])</script>',
  "<script>self.__next_f.push([0])</script>",
])("leaves HTML without flight data unchanged: %s", (html) => {
  expect(formatFlightData(html)).toBe(html)
})
