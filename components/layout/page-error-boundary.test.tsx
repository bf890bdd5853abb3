/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PageError } from "./page-error-boundary.tsx"

const labels = { sorry: "Sorry", later: "Later", retry: "Try again", home: "Take me home" }

describe("PageError", () => {
  it("renders the error message with a retry button and a link to the home page", async () => {
    let tries = 0
    render(
      <PageError
        labels={labels}
        homeHref="/"
        retry={() => {
          tries += 1
        }}
      />,
    )
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Sorry")
    expect(screen.getByRole("link", { name: "Take me home" })).toHaveAttribute("href", "/")
    await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }))
    expect(tries).toBe(1)
  })
})
