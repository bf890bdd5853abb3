import { buildRowOf } from "../catalogue/row-of.ts"
import { buildRawCodePath, findRawCode } from "./raw-code-path.ts"

const code = "<script>1</script>"
const hashOf = (path: string) => path.split("/").at(-1) ?? ""

describe("URL of an editor's code", () => {
  it("changes with the code and with the page", () => {
    const paths = [buildRawCodePath("about", code), buildRawCodePath("about", `${code} `)]
    expect(new Set([...paths, buildRawCodePath("terms", code)]).size).toBe(3)
    expect(paths[0]).toMatch(/^\/api\/raw-code\/about\/[0-9a-f]{32}$/)
  })

  it("returns this code of the page, and no code of other widgets", () => {
    const hash = hashOf(buildRawCodePath("about", code))
    const place = (type: string) => [buildRowOf({ type, settings: { code } })]
    expect(findRawCode(place("core/raw_code"), hash)).toBe(code)
    expect(findRawCode(place("core/html"), hash)).toBeNull()
    expect(findRawCode(place("core/raw_code"), "0".repeat(32))).toBeNull()
    expect(findRawCode([], hash)).toBeNull()
  })
})
