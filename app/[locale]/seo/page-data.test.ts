import { expect, it } from "@jest/globals"
import { parseStudioQuery } from "./page-data.ts"

it("reads the proposed texts from the link that the studio copies", () => {
  const link = { path: "/product/moon-lamp", locale: "de", title: "Moon", description: "A lamp." }
  expect(parseStudioQuery(link, "en")).toMatchObject({
    typed: "/product/moon-lamp",
    locale: "de",
    draft: { title: "Moon", description: "A lamp." },
  })
  expect(parseStudioQuery({ path: "/shop" }, "en").draft).toBeNull()
})
