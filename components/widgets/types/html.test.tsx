import { renderWidgetHtml } from "#tests/support/render-widget.ts"
import { htmlWidget } from "./html.tsx"

describe("text widget", () => {
  it("retains safe formatting and removes scripts", async () => {
    const html = '<p style="text-align:center">a</p><img src=x onerror=alert(1)><script>b</script>'
    const shown = await renderWidgetHtml(htmlWidget, { html })
    expect(shown).toMatch(
      /^<div class="prose"><p style="text-align:center">a<\/p><img[^>]*><\/div>$/,
    )
    expect(shown).not.toMatch(/onerror|script/)
  })

  it.each([{}, { html: null }, { html: "" }, { html: " \n" }, { html: "<script>x</script>" }])(
    "renders nothing if no content is left of %j",
    async (settings) => {
      expect(await renderWidgetHtml(htmlWidget, settings)).toBe("")
    },
  )

  it("rejects HTML that is no string", () => {
    expect(htmlWidget.plan({ html: { a: 1 } })).toMatchObject({ error: { field: "html" } })
  })
})
