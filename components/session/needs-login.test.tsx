/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { signedInCookie } from "#lib/session/signed-in.ts"
import { NeedsLogin } from "./needs-login.tsx"

function setMark(age: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
  document.cookie = `${signedInCookie}=mark; Max-Age=${age}`
}

/** What was remembered, by a click on the link; null where the browser follows it itself. */
function click(target: string | undefined, init: MouseEventInit = {}): unknown {
  let remembered: unknown = null
  globalThis.fetch = (path, sent) => {
    remembered = [path, JSON.parse(String(sent?.body))]
    // The journeys show what follows.
    return new Promise(() => {})
  }
  render(
    <NeedsLogin loginPath="/login" {...(target !== undefined && { target })}>
      Go on
    </NeedsLogin>,
  )
  const link = screen.getByRole("link", { name: "Go on" })
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init })
  document.addEventListener("click", (late) => late.preventDefault(), { once: true })
  link.dispatchEvent(event)
  return remembered
}

afterEach(() => setMark(0))

describe("a link that needs a login", () => {
  it("remembers where it leads, for who is not signed in", () => {
    expect(click("/checkout?step=2")).toEqual([
      "/api/session/remember",
      { path: "/checkout?step=2" },
    ])
  })

  it("remembers the page it stands on where it leads nowhere else", () => {
    history.replaceState(null, "", "/contact?about=lights")
    expect(click(undefined)).toEqual(["/api/session/remember", { path: "/contact?about=lights" }])
    history.replaceState(null, "", "/")
  })

  it("is an ordinary link for who is signed in", () => {
    setMark(60)
    expect(click("/checkout")).toBeNull()
    expect(screen.getByRole("link")).toHaveAttribute("href", "/checkout")
  })

  it("opens another tab as any link does", () => {
    expect(click("/checkout", { ctrlKey: true })).toBeNull()
  })

  it("leads to the login without scripts", () => {
    render(<NeedsLogin loginPath="/login">Log in</NeedsLogin>)
    expect(screen.getByRole("link")).toHaveAttribute("href", "/login")
  })
})
