/** @jest-environment jsdom */

import { afterEach, expect, it } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderAdmin } from "#tests/support/render-admin.tsx"
import { useAction } from "./use-action.ts"
import { useCall } from "./use-call.ts"

const realFetch = globalThis.fetch

afterEach(() => {
  globalThis.fetch = realFetch
})

function Tags() {
  const { data } = useCall("listImageTags", {})
  const { run } = useAction()
  return (
    <>
      <p>{data?.data.map(({ tag }) => tag).join() ?? "Loading"}</p>
      <button type="button" onClick={() => void run(async () => {})}>
        Change
      </button>
    </>
  )
}

it("shows what a change made of data whose first load was still pending", async () => {
  let respond = (_tags: object) => {}
  const first = new Promise<object>((resolve) => {
    respond = resolve
  })
  const responses = [first, { data: [{ tag: "after", count: 1 }] }]
  const { sent } = renderAdmin(<Tags />, "/admin/media", {
    listImageTags: () => responses.shift(),
  })
  await waitFor(() => expect(sent).toHaveLength(1))
  await userEvent.setup().click(screen.getByRole("button", { name: "Change" }))
  respond({ data: [{ tag: "before", count: 1 }] })
  expect(await screen.findByText("after")).toBeInTheDocument()
  expect(screen.queryByText("before")).toBeNull()
})
