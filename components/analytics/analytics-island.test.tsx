/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from "@jest/globals"
import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime.js"
import { parseConsent } from "#lib/analytics/consent.ts"
import { getMessageCatalogue } from "#tests/assertions/message-catalogue.ts"
import { AnalyticsIsland } from "./analytics-island.tsx"
import { choicesHash } from "./consent-labels.ts"

const { consent: labels } = getMessageCatalogue("en")
const settings = {
  googleAnalytics: "G-TRIAL",
  tagManager: null,
  pixel: "123456",
  matomo: { url: "https://stats.example.com/", siteId: "7" },
}

class FakeResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  globalThis.ResizeObserver = FakeResizeObserver
  performance.getEntriesByType = () => []
})
afterEach(() => {
  for (const script of document.querySelectorAll("head script")) script.remove()
  deleteCookie("consent")
})

function deleteCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
  document.cookie = `${name}=; Max-Age=0; Path=/`
}

const buildView = (path: string) => (
  <PathnameContext.Provider value={path}>
    <main id="content" tabIndex={-1} />
    <AnalyticsIsland settings={settings} policyHref="/privacy-policy" labels={labels} />
  </PathnameContext.Provider>
)
const listScripts = () =>
  [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).hostname).sort()
const services = ["connect.facebook.net", "stats.example.com", "www.googletagmanager.com"]
const panel = () => screen.queryByRole("region", { name: "May we count your visit?" })

it("loads each service once, after Accept only, and then shows no panel", async () => {
  const { rerender } = render(buildView("/"))
  expect(panel()).toBeVisible()
  expect(listScripts()).toEqual([])
  await userEvent.click(screen.getByRole("button", { name: "Accept" }))
  expect(panel()).toBeNull()
  expect(screen.getByRole("main")).toHaveFocus()
  expect(parseConsent(document.cookie)).toEqual({ statistics: true, marketing: true })
  document.title = "A page"
  await waitFor(() => expect(listScripts()).toEqual(services))
  history.replaceState(null, "", "/shop")
  rerender(buildView("/shop"))
  expect(panel()).toBeNull()
  await waitFor(() => expect(listScripts()).toEqual(services))
})

it("shows what was chosen by its link, and withdraws it", async () => {
  render(buildView("/"))
  await userEvent.click(screen.getByRole("button", { name: "Accept" }))
  act(() => {
    location.hash = choicesHash
  })
  expect(await screen.findByRole("checkbox", { name: /^Marketing/ })).toBeChecked()
  await userEvent.click(screen.getByRole("button", { name: "Refuse all" }))
  expect(panel()).toBeNull()
  expect(location.hash).toBe("")
  expect(parseConsent(document.cookie)).toEqual({ statistics: false, marketing: false })
})
