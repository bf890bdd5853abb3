import { runInNewContext } from "node:vm"
import { describe, expect, it } from "@jest/globals"
import { retryScript } from "#lib/retry-script.ts"
import { buildScriptHash } from "#lib/script-hash.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import { vitalsLoader } from "../vitals-script.ts"
import { listScriptHashes, mergeFlightScripts } from "./minify-page.ts"

const begin = "(self.__next_f=self.__next_f||[]).push([0])"
const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`
const script = (text: string) => `<script>${text}</script>`

/** Returns what Next's client finds once a page's scripts have run. */
function run(html: string): unknown {
  const self: { __next_f?: unknown[] } = {}
  for (const [, text = ""] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    runInNewContext(text, { self })
  }
  return JSON.parse(JSON.stringify(self.__next_f))
}

describe("the flight data of a page", () => {
  const texts = ["1:[]\n", '2:"it\'s ])"\n', "\\ and ' and \"", ""]
  const html = `<p>x</p>${[begin, ...texts.map(push)].map(script).join("")}</body>`

  it("is merged into one script with the same data", () => {
    const joined = mergeFlightScripts(html)
    expect(joined.match(/<script>/g)).toHaveLength(1)
    expect(run(joined)).toEqual(run(html))
    expect(listScriptHashes(joined)).toHaveLength(1)
  })

  it("is not merged with other scripts or structured data", () => {
    const data = '<script type="application/ld+json">{"a":[1]}</script>'
    const mixed = data + script(themeScript) + script(begin) + data + script(push("1:[]"))
    expect(mergeFlightScripts(mixed)).toBe(mixed)
  })
})

describe("the script hashes of a page", () => {
  it("allow flight data in either quotes, with a form's state or bytes", () => {
    const scripts = [
      `${begin};self.__next_f.push([2,["k",{"a":null,"b":-1.5e3,"c":[true]}]])`,
      push('6:["$","p",null,{"children":"alert(1)"}]\n'),
      String.raw`self.__next_f.push([1,'it\'s "so" \\'])`,
      'self.__next_f.push([3,"AAEC/+=="])',
    ]
    expect(listScriptHashes(scripts.map(script).join(""))).toEqual(scripts.map(buildScriptHash))
  })

  it("allow the shop's own scripts, each once", () => {
    const own = [themeScript, retryScript, `${themeScript};${retryScript}`]
    const html = own.map(script).join("")
    expect(listScriptHashes(html + html)).toEqual(own.map(buildScriptHash))
    expect(listScriptHashes(vitalsLoader)).toHaveLength(1)
  })

  it.each([
    "alert(1)",
    `${themeScript};alert(1)`,
    `${push("1:[]")};alert(1)`,
    "self.__next_f.push([1,alert(1)])",
    "self.__next_f.push([1,`a`])",
    "self.__next_f.push([1,alert`1`])",
    'self.__next_f.push([1,"a"+alert(1)])',
    "self.__next_f.push([1,'\\\\'])+alert(1)//'])",
    "self.__next_f=alert,self.__next_f.push([1])",
    "self.__next_f.push([1])\nalert(1)",
  ])("allow no other script in a page: %s", (text) => {
    expect(listScriptHashes(script(text))).toEqual([])
  })

  it("are not needed for structured data or for a script with a URL", () => {
    const html =
      '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>'
    expect(listScriptHashes(html)).toEqual([])
  })

  it("stay as short for a page with very much data", () => {
    const many = [
      begin,
      ...Array.from({ length: 500 }, (_, row) => push(`${row}:"<é'\\"`.repeat(900))),
    ]
    expect(listScriptHashes(mergeFlightScripts(many.map(script).join("")))).toHaveLength(1)
  })
})
