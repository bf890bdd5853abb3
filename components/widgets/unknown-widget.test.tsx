/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { signedInCookie } from "#lib/session/signed-in.ts"
import { UnknownWidget } from "./unknown-widget.tsx"

const widget = <UnknownWidget type="core/rocket" label="Unknown core/rocket" />

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
  document.cookie = `${signedInCookie}=; Max-Age=0`
})

describe("a widget of a type nobody knows", () => {
  it("is an empty template to a visitor who is not signed in", () => {
    const { container } = render(widget)
    expect(container.innerHTML).toBe('<template data-unknown-widget="core/rocket"></template>')
  })

  it("is named to a visitor who is signed in", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
    document.cookie = `${signedInCookie}=1`
    render(widget)
    expect(screen.getByText("Unknown core/rocket")).toBeInTheDocument()
  })
})
