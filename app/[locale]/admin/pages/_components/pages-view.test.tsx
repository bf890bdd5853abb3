/** @jest-environment jsdom */

import { expect, it } from "@jest/globals"
import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderAdmin } from "#tests/support/render-admin.tsx"
import { PagesView } from "./pages-view.tsx"

const realFetch = globalThis.fetch

it("fills in the web address of a new page from its name", async () => {
  const { sent } = renderAdmin(<PagesView />, "/admin/pages", {
    listEditedPages: () => ({ data: [], count: 0 }),
  })
  await userEvent.click(screen.getByText("New page"))
  await userEvent.type(screen.getByLabelText("Name"), "Café at the bay")
  expect(screen.getByLabelText<HTMLInputElement>("Web address").value).toBe("cafe-at-the-bay")
  await userEvent.click(screen.getByRole("button", { name: "Create the page" }))
  await waitFor(() =>
    expect(sent.find(({ call }) => call === "createDisabledPage")?.input).toEqual({
      name: "Café at the bay",
      url: "cafe-at-the-bay",
    }),
  )
  globalThis.fetch = realFetch
})
