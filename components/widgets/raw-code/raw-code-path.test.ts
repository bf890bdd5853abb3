import { buildSingleWidgetRow } from "../catalogue/build-row.ts"
import { buildRawCodePath, findRawCode } from "./raw-code-path.ts"

const code = "<script>1</script>"
const getHash = (path: string) => path.split("/").at(-1) ?? ""

describe("URL of an editor's code", () => {
  it("changes with the code and with the page", () => {
    const paths = [buildRawCodePath("about", code), buildRawCodePath("about", `${code} `)]
    expect(new Set([...paths, buildRawCodePath("terms", code)]).size).toBe(3)
    expect(paths[0]).toMatch(/^\/api\/raw-code\/about\/[0-9a-f]{32}$/)
  })

  it("returns this code of the page, and no code of other widgets", () => {
    const hash = getHash(buildRawCodePath("about", code))
    const buildRows = (type: string) => [buildSingleWidgetRow({ type, settings: { code } })]
    expect(findRawCode(buildRows("core/raw_code"), hash)).toBe(code)
    expect(findRawCode(buildRows("core/html"), hash)).toBeNull()
    expect(findRawCode(buildRows("core/raw_code"), "0".repeat(32))).toBeNull()
    expect(findRawCode([], hash)).toBeNull()
  })
})
