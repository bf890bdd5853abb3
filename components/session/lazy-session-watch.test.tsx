/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import { act, render, screen, waitFor } from "@testing-library/react"
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime.js"
import { getBrowserSession } from "#lib/auth/browser/browser-session.ts"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { AccountLink } from "./account-link.tsx"
import { LazySessionWatch } from "./lazy-session-watch.tsx"

let requests: string[]

function setLoginCookie(loginId: string): void {
  const age = loginId === "" ? 0 : 60
  // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
  document.cookie = `${signedInCookie}=${loginId}; Max-Age=${age}`
}

async function showTab(): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new Event("visibilitychange"))
  })
}

const labels = { logIn: "Log in", account: "My account" }
const sessionLabels = {
  noConnection: "No connection. We’ll keep trying.",
  loggedOut: "You've been logged out.",
  logIn: "Log in again",
  dismiss: "Close",
}
const frame = (
  <PathnameContext.Provider value="/shop">
    <AccountLink loginPath="/login" accountPath="/my-account" labels={labels}>
      <i />
    </AccountLink>
    <LazySessionWatch loginPath="/login" labels={sessionLabels} />
  </PathnameContext.Provider>
)
const user = { id: 7, first_name: "Ann", is_admin: false }
const alive = JSON.stringify({ signedIn: true, expiresInSeconds: 900, user })

const respond: typeof fetch = async (path) => {
  requests.push(String(path))
  return { status: 200, headers: new Headers(), text: async () => alive } as Response
}

beforeEach(() => {
  setLoginCookie("")
  requests = []
  globalThis.fetch = respond
})
// The page's session client outlives a test: this check waits for its queued requests, and finds the
// server reachable.
afterEach(async () => {
  globalThis.fetch = respond
  await getBrowserSession().check()
  setLoginCookie("")
})

describe("LazySessionWatch and AccountLink", () => {
  it("links to the login for signed-out users, and sends no session request", async () => {
    render(frame)
    await showTab()
    expect(screen.getByRole("link")).toHaveAttribute("href", "/login")
    expect(screen.queryByRole("status")).toBeNull()
    expect(requests).toEqual([])
  })

  it("links to the account for signed-in users, and checks the session once", async () => {
    setLoginCookie("mark")
    render(frame)
    expect(await screen.findByRole("status")).toBeEmptyDOMElement()
    await showTab()
    expect(screen.getByRole("link")).toHaveAttribute("href", "/my-account")
    await waitFor(() => expect(requests).toEqual(["/api/bff/session/check"]))
  })

  it("updates the account link after a login and a logout in another tab", async () => {
    render(frame)
    setLoginCookie("elsewhere")
    await showTab()
    expect(screen.getByRole("link")).toHaveAttribute("href", "/my-account")
    setLoginCookie("")
    await showTab()
    expect(screen.getByRole("link", { name: /My account$/ })).toHaveAttribute("href", "/login")
  })
})

describe("a logout while the page is open", () => {
  beforeEach(async () => {
    setLoginCookie("mark")
    render(frame)
    await screen.findByRole("status")
    setLoginCookie("")
    await showTab()
  })

  it("shows that the user is logged out, with a link to the login", () => {
    expect(screen.getByRole("status")).toHaveTextContent("You've been logged out.")
    const way = screen.getByRole("link", { name: "Log in again" })
    expect(way).toHaveAttribute("href", "/login")
  })

  it("hides the logout notice after the next login, or when it is dismissed", async () => {
    setLoginCookie("next")
    await showTab()
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    setLoginCookie("")
    await showTab()
    act(() => screen.getByRole("button", { name: "Close" }).click())
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })
})

it("hides a private page after a logout in another tab, and opens the home page", async () => {
  const cookieStore = new EventTarget()
  Object.defineProperty(globalThis, "cookieStore", { configurable: true, value: cookieStore })
  // A fragment of this page is the only address that jsdom can leave for the home page.
  history.replaceState(null, "", "/#account")
  setLoginCookie("mark")
  render(
    <PathnameContext.Provider value="/my-account">
      <main id="content">ann@example.com</main>
      <LazySessionWatch loginPath="/login" labels={sessionLabels} />
    </PathnameContext.Provider>,
  )
  await screen.findByRole("status")
  expect(screen.getByText("ann@example.com")).toBeVisible()
  setLoginCookie("")
  act(() => void cookieStore.dispatchEvent(new Event("change")))
  expect(screen.getByText("ann@example.com")).not.toBeVisible()
  await waitFor(() => expect(location.hash).toBe(""))
  Reflect.deleteProperty(globalThis, "cookieStore")
})

describe("AccountLink", () => {
  it("shows one of its labels and reserves the space of both", () => {
    const { container } = render(frame)
    const words = [...container.querySelectorAll("a > span")]
    expect(words.map((word) => [word.textContent, word.matches(".invisible")])).toEqual([
      ["Log in", false],
      ["My account", true],
    ])
  })
})

describe("a server that cannot be reached", () => {
  it("shows the connection notice once the session check gets no response", async () => {
    globalThis.fetch = async () => {
      throw new TypeError("Failed to fetch")
    }
    setLoginCookie("another")
    render(frame)
    expect(await screen.findByText("No connection. We’ll keep trying.")).toBeInTheDocument()
  })
})

describe("a login page while the user logs in in another tab", () => {
  beforeEach(() => {
    jest.useFakeTimers()
    history.replaceState(null, "", "/login")
  })
  afterEach(() => {
    jest.useRealTimers()
    history.replaceState(null, "", "/")
  })

  it("redirects to the page that was requested, after a form that is being submitted", async () => {
    render(
      <PathnameContext.Provider value="/login">
        {/* A fragment of this page is the only address that jsdom can navigate to. */}
        <main data-return-path="/login#requested">
          <form aria-busy="true" />
        </main>
        <LazySessionWatch loginPath="/login" labels={sessionLabels} />
      </PathnameContext.Provider>,
    )
    setLoginCookie("elsewhere")
    await showTab()
    await act(async () => void (await jest.advanceTimersByTimeAsync(2_000)))
    expect(location.hash).toBe("")
    document.querySelector("form")?.setAttribute("aria-busy", "false")
    await act(async () => void (await jest.advanceTimersByTimeAsync(500)))
    expect(location.hash).toBe("#requested")
  })
})
