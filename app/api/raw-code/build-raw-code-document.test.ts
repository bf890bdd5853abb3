import { JSDOM } from "jsdom"
import { buildRawCodeDocument } from "./build-raw-code-document.ts"

describe("an editor's code as a document", () => {
  it("is the code as it was written, in a page of its own", () => {
    const { document } = new JSDOM(buildRawCodeDocument("<p>a</p><script>1</script>")).window
    expect(document.body.innerHTML.trim()).toBe("<p>a</p><script>1</script>")
    expect(document.compatMode).toBe("CSS1Compat")
    expect(document.querySelector('meta[name="robots"]')).toHaveProperty("content", "noindex")
  })

  it("tells its height to the page around it, asked or not", async () => {
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
    const told = new Promise((resolve) =>
      window.addEventListener("message", ({ data }) => resolve(data)),
    )
    expect(await told).toEqual({ frameHeight: 0 })
  })
})
