import { text } from "node:stream/consumers"
import { expect, it } from "@jest/globals"
import { within } from "@testing-library/dom"
import { JSDOM } from "jsdom"
import { prerenderToNodeStream } from "react-dom/static"
import { MemberLists } from "./member-lists.tsx"

it("deletes a list in two steps, also without scripts", async () => {
  const chosen = { id: 4, name: "Gifts", count: 0, shareToken: null }
  const view = (
    <MemberLists
      locale="en"
      lists={{ lists: [chosen], chosen, products: [] }}
      isSelling
      empty={null}
    />
  )
  const { prelude } = await prerenderToNodeStream(view)
  const { body } = new JSDOM(await text(prelude)).window.document
  const steps = within(body).getByText("Delete this list").closest("details")
  expect(steps?.open).toBe(false)
  expect(steps?.querySelector("button")?.textContent).toBe("Delete for good")
  expect(steps?.querySelector("[name=intent]")?.getAttribute("value")).toBe("delete")
  expect(body.querySelectorAll("[name=intent][value=delete]")).toHaveLength(1)
})
