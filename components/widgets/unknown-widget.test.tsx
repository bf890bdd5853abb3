/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { UnknownWidget } from "./unknown-widget.tsx"

const widget = <UnknownWidget type="core/rocket" label="Unknown core/rocket" />

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the application reads document.cookie
  document.cookie = `${signedInCookie}=; Max-Age=0`
})

describe("unknown widget type", () => {
  it("renders an empty template for a visitor who is not signed in", () => {
    const { container } = render(widget)
    expect(container.innerHTML).toBe('<template data-unknown-widget="core/rocket"></template>')
  })

  it("renders the type for a signed-in visitor", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the application reads document.cookie
    document.cookie = `${signedInCookie}=1`
    render(widget)
    expect(screen.getByText("Unknown core/rocket")).toBeInTheDocument()
  })
})
