import { JSDOM } from "jsdom"
import { buildRawCodeDocument } from "./build-raw-code-document.ts"

describe("raw code document", () => {
  it("contains the code unchanged in a document in standards mode", () => {
    const { document } = new JSDOM(buildRawCodeDocument("<p>a</p><script>1</script>")).window
    expect(document.body.innerHTML.trim()).toBe("<p>a</p><script>1</script>")
    expect(document.compatMode).toBe("CSS1Compat")
    expect(document.querySelector('meta[name="robots"]')).toHaveProperty("content", "noindex")
  })

  it("posts its height to the parent window without a request for it", async () => {
    const { window } = new JSDOM(buildRawCodeDocument("<p>a</p>"), {
      runScripts: "dangerously",
      beforeParse: (view) => {
        Object.assign(view, {
          ResizeObserver: class {
            observe() {}
          },
        })
      },
    })
    const message = new Promise((resolve) =>
      window.addEventListener("message", ({ data }) => resolve(data)),
    )
    expect(await message).toEqual({ frameHeight: 0 })
  })
})
