/** @jest-environment jsdom */
import { beforeEach, expect, it } from "@jest/globals"
import { render, screen } from "@testing-library/react"
import { DeferredContent } from "./deferred-content.tsx"
import {
  handleNavigationEnd,
  handleNavigationStart,
  subscribeToHistoryNavigation,
} from "./navigation-events.ts"

const content = (
  <main>
    <h1>Resin</h1>
    <DeferredContent>
      <p>Reviews</p>
    </DeferredContent>
  </main>
)

const isShown = () => screen.queryByText("Reviews") !== null

beforeEach(() => {
  globalThis.scrollTo = () => {}
  history.replaceState(null, "", "/shop")
  handleNavigationEnd("/shop")
})

it("stays where the server rendered it while the page is hydrated", () => {
  const container = document.createElement("div")
  document.body.append(container)
  container.innerHTML = "<main><h1>Resin</h1><p>Reviews</p></main>"
  const reviews = screen.getByText("Reviews")
  const errors: unknown[] = []
  handleNavigationStart("/product/resin")
  render(content, { container, hydrate: true, onRecoverableError: (e: unknown) => errors.push(e) })
  expect([screen.getByText("Reviews") === reviews, errors]).toEqual([true, []])
})

it("follows the title after a link to the page, and reserves the height of a window until then", async () => {
  handleNavigationStart("/product/resin")
  const { container } = render(content)
  expect(screen.getByRole("heading").textContent).toBe("Resin")
  expect(isShown()).toBe(false)
  const countSpaces = () => container.querySelectorAll(".min-h-dvh").length
  expect(countSpaces()).toBe(1)
  expect(await screen.findByText("Reviews")).toBeTruthy()
  expect(countSpaces()).toBe(0)
})

it("is there at once after a link to a fragment of the page", () => {
  handleNavigationStart("/product/resin#reviews")
  render(content)
  expect(isShown()).toBe(true)
})

it("is there at once after Back", () => {
  const stop = subscribeToHistoryNavigation()
  history.replaceState(null, "", "/product/resin")
  dispatchEvent(new PopStateEvent("popstate"))
  render(content)
  expect(isShown()).toBe(true)
  stop()
})
