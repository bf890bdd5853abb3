/** @jest-environment jsdom */
import { render } from "@testing-library/react"
import { buildScriptJson, JsonLd } from "./json-ld.tsx"

describe("structured data", () => {
  it("cannot end the script it stands in", () => {
    const nasty = { name: "</script><script>alert(1)</script>&\u2028\u2029" }
    expect(buildScriptJson(nasty)).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(buildScriptJson(nasty))).toEqual(nasty)
  })

  it("stands in the page as JSON for linked data", () => {
    const thing = { "@context": "https://schema.org", "@type": "Thing" }
    const { container } = render(<JsonLd data={thing} />)
    const script = container.querySelector('script[type="application/ld+json"]')
    expect(JSON.parse(script?.textContent ?? "")).toEqual(thing)
  })
})
