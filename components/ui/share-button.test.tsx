/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react"
import { ShareButton } from "./share-button.tsx"

let shared: ShareData[]

function offer(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, "share", { configurable: true, value: share })
}

beforeEach(() => {
  shared = []
  document.head.innerHTML =
    '<title>Lamp | Curlew</title><link rel="canonical" href="https://shop.example/de/product/lamp">'
  document.body.innerHTML = "<h1>Lamp</h1>"
})

afterEach(() => {
  Reflect.deleteProperty(navigator, "share")
})

test("shares the canonical URL and the heading of the page", () => {
  offer(async (data) => {
    shared.push(data)
  })
  render(<ShareButton label="Share" />)
  fireEvent.click(screen.getByRole("button", { name: "Share" }))
  expect(shared).toEqual([{ url: "https://shop.example/de/product/lamp", title: "Lamp" }])
})

test("shares the given path under its name, or under the page's heading if it has none", () => {
  offer(async (data) => {
    shared.push(data)
  })
  const { rerender } = render(<ShareButton label="Share" path="/de/work/prints" name="Prints" />)
  fireEvent.click(screen.getByRole("button"))
  rerender(<ShareButton label="Share" path="/de/work/prints" name="" />)
  fireEvent.click(screen.getByRole("button"))
  expect(shared).toEqual([
    { url: "https://shop.example/de/work/prints", title: "Prints" },
    { url: "https://shop.example/de/work/prints", title: "Lamp" },
  ])
})

test("hides the share button if the device has no Web Share API", () => {
  render(<ShareButton label="Share" />)
  expect(screen.getByRole("button", { hidden: true })).toHaveClass("invisible")
})
