import { text } from "node:stream/consumers"
import { within } from "@testing-library/dom"
import { JSDOM } from "jsdom"
import { prerenderToNodeStream } from "react-dom/static"
import type { ReviewResponses } from "#lib/contract/review.ts"
import { ResponseSummary } from "./response-summary.tsx"

const none: ReviewResponses = { fit: [0, 0, 0], finish: [0, 0, 0], own: [] }

async function show(responses: Partial<ReviewResponses>, locale = "en", labels = {}) {
  const view = (
    <ResponseSummary responses={{ ...none, ...responses }} labels={labels} locale={locale} />
  )
  const { prelude } = await prerenderToNodeStream(view)
  const { body } = new JSDOM(await text(prelude)).window.document
  return within(body)
}
const listRows = (page: Awaited<ReturnType<typeof show>>, name: string) =>
  within(page.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(
      (row) =>
        row.querySelector(".sr-only")?.textContent + (row.lastElementChild?.textContent ?? ""),
    )

it("renders how often each value of a question was chosen", async () => {
  const page = await show({
    fit: [0, 3, 1],
    own: [{ question: "Fit", choices: [{ choice: "<b>good</b>", count: 2 }] }],
  })
  const [fit, own] = page.getAllByRole("list", { name: "Fit" })
  expect(fit?.textContent).toContain("Tighter than expected: 1")
  expect(own?.textContent).toContain("<b>good</b>: 2")
  expect(page.queryByRole("list", { name: "Finish" })).toBeNull()
})

it("has the share of each value as the length of its bar", async () => {
  const page = await show({ finish: [1, 0, 3] })
  expect(listRows(page, "Finish")).toEqual(["Rough: 1", "Fair: 0", "Smooth: 3"])
  const bars = [...page.getByRole("list").querySelectorAll<HTMLElement>("[style]")]
  expect(bars.map(({ style }) => style.width)).toEqual(["25%", "0%", "75%"])
})

it("renders nothing without a response", async () => {
  const page = await show({ own: [{ question: "Size", choices: [{ choice: "right", count: 0 }] }] })
  expect(page.queryByRole("list")).toBeNull()
})

it("has the shop's own questions in the language of the page, or marked as English", async () => {
  const own = [{ question: "Size", choices: [{ choice: "right", count: 1 }] }]
  const german = await show({ own }, "de", { Size: "Größe", right: "passend" })
  const list = german.getByRole("list", { name: "Größe" })
  expect([list.textContent, list.lang]).toEqual([expect.stringContaining("passend"), ""])
  expect((await show({ own }, "de")).getByRole("list", { name: "Size" }).lang).toBe("en")
})
