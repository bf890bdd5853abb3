import { text } from "node:stream/consumers"
import { within } from "@testing-library/dom"
import { JSDOM } from "jsdom"
import { prerenderToNodeStream } from "react-dom/static"
import type { ReviewResponses } from "#lib/contract/review.ts"
import { ResponseSummary } from "./response-summary.tsx"

const none: ReviewResponses = { fit: [0, 0, 0], finish: [0, 0, 0], own: [] }

async function show(responses: Partial<ReviewResponses>) {
  const view = <ResponseSummary responses={{ ...none, ...responses }} locale="en" />
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
