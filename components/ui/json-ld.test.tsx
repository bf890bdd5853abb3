/** @jest-environment jsdom */
import { render } from "@testing-library/react"
import { buildScriptJson, JsonLd } from "./json-ld.tsx"

describe("JSON-LD", () => {
  it("escapes markup and line separators, so that JSON-LD cannot close its script element", () => {
    const hostile = { name: "</script><script>alert(1)</script>&\u2028\u2029" }
    expect(buildScriptJson(hostile)).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(buildScriptJson(hostile))).toEqual(hostile)
  })

  it("renders structured data as an application/ld+json script", () => {
    const thing = { "@context": "https://schema.org", "@type": "Thing" }
    const { container } = render(<JsonLd data={thing} />)
    const script = container.querySelector('script[type="application/ld+json"]')
    expect(JSON.parse(script?.textContent ?? "")).toEqual(thing)
  })
})
