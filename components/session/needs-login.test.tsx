/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { NeedsLogin } from "./needs-login.tsx"

function setLoginCookie(age: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
  document.cookie = `${signedInCookie}=mark; Max-Age=${age}`
}

/** Clicks the link. Returns the saved return path; null if the browser follows the link itself. */
async function click(target: string | undefined, init: MouseEventInit = {}): Promise<unknown> {
  let remembered: unknown = null
  globalThis.fetch = (path, sent) => {
    remembered = [path, JSON.parse(String(sent?.body))]
    // The end-to-end tests cover what follows.
    return new Promise(() => {})
  }
  render(
    <NeedsLogin loginPath="/login" {...(target !== undefined && { target })}>
      Go on
    </NeedsLogin>,
  )
  const link = screen.getByRole("link", { name: "Go on" })
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init })
  let isLeftToBrowser = false
  const handleClick = (late: Event) => {
    isLeftToBrowser = !late.defaultPrevented
    late.preventDefault()
  }
  document.addEventListener("click", handleClick, { once: true })
  link.dispatchEvent(event)
  // Requests are sent in turn.
  if (!isLeftToBrowser) await waitFor(() => expect(remembered).not.toBeNull())
  return remembered
}

afterEach(() => setLoginCookie(0))

describe("NeedsLogin", () => {
  it("saves its target as the return path if the user is signed out", async () => {
    expect(await click("/checkout?step=2")).toEqual([
      "/api/bff/session/remember",
      { path: "/checkout?step=2" },
    ])
  })

  it("saves the current page as the return path if it has no target", async () => {
    history.replaceState(null, "", "/contact?about=lights")
    expect(await click(undefined)).toEqual([
      "/api/bff/session/remember",
      { path: "/contact?about=lights" },
    ])
    history.replaceState(null, "", "/")
  })

  it("acts as an ordinary link for signed-in users", async () => {
    setLoginCookie(60)
    expect(await click("/checkout")).toBeNull()
    expect(screen.getByRole("link")).toHaveAttribute("href", "/checkout")
  })

  it("leaves a click with Ctrl to the browser, which opens another tab", async () => {
    expect(await click("/checkout", { ctrlKey: true })).toBeNull()
  })

  it("links to the login without JavaScript", () => {
    render(<NeedsLogin loginPath="/login">Log in</NeedsLogin>)
    expect(screen.getByRole("link")).toHaveAttribute("href", "/login")
  })
})
