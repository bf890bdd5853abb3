import { showWidget } from "#tests/support/show-widget.ts"
import { htmlWidget } from "./html.tsx"

describe("a text", () => {
  it("keeps its formatting and loses what could run", async () => {
    const html = '<p style="text-align:center">a</p><img src=x onerror=alert(1)><script>b</script>'
    const shown = await showWidget(htmlWidget, { html })
    expect(shown).toMatch(
      /^<div class="prose"><p style="text-align:center">a<\/p><img[^>]*><\/div>$/,
    )
    expect(shown).not.toMatch(/onerror|script/)
  })

  it.each([{}, { html: null }, { html: "" }, { html: " \n" }, { html: "<script>x</script>" }])(
    "shows nothing where nothing is left of %j",
    async (settings) => {
      expect(await showWidget(htmlWidget, settings)).toBe("")
    },
  )

  it("is refused where it is no text", () => {
    expect(htmlWidget.plan({ html: { a: 1 } })).toMatchObject({ refusal: { field: "html" } })
  })
})
