/** @jest-environment jsdom */

import { expect, it } from "@jest/globals"
import { fireEvent, render, screen } from "@testing-library/react"
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime.js"
import { renderToString } from "react-dom/server.node"
import adminTexts from "../../../../messages/admin/en.json" with { type: "json" }
import { AdminApp } from "./admin-app.tsx"

const user = {
  id: 1,
  name: "Ada",
  email: "ada@curlew.example",
  role: "owner",
  hasPassword: true,
  hasPasskey: false,
} as const

const app = (
  <PathnameContext value="/admin">
    <SearchParamsContext value={new URLSearchParams()}>
      <AdminApp
        token="token-of-the-page"
        locale="en"
        site={{ siteName: "Curlew Print Co.", origin: "https://curlew.example" }}
        user={user}
        denied={[]}
        messages={{ admin: adminTexts }}
      >
        <input aria-label="Name" />
      </AdminApp>
    </SearchParamsContext>
  </PathnameContext>
)

it("lets nobody type into a screen before it is hydrated, which would be lost", () => {
  const container = document.createElement("div")
  container.innerHTML = renderToString(app)
  document.body.append(container)
  expect(screen.getByLabelText("Name").closest("[inert]")).not.toBeNull()
  render(app, { container, hydrate: true })
  expect(screen.getByLabelText("Name").closest("[inert]")).toBeNull()
})

it("folds the navigation of narrow screens until its button is pressed, and after a navigation", () => {
  const { rerender } = render(app)
  const button = screen.getByRole("button", { name: "Menu" })
  const list = document.getElementById(button.getAttribute("aria-controls") ?? "")
  const isOpen = () => [button.getAttribute("aria-expanded"), list?.dataset.open]
  expect(isOpen()).toEqual(["false", "false"])
  fireEvent.click(button)
  expect(isOpen()).toEqual(["true", "true"])
  rerender(<PathnameContext value="/admin/orders">{app.props.children}</PathnameContext>)
  expect(isOpen()).toEqual(["false", "false"])
})
