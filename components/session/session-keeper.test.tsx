/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react"
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime.js"
import { signedInCookie } from "#lib/session/signed-in.ts"
import { AccountLink } from "./account-link.tsx"
import { SessionKeeper } from "./session-keeper.tsx"

let asked: string[]

function setMark(mark: string): void {
  const age = mark === "" ? 0 : 60
  // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
  document.cookie = `${signedInCookie}=${mark}; Max-Age=${age}`
}

async function look(): Promise<void> {
  await act(async () => {
    document.dispatchEvent(new Event("visibilitychange"))
  })
}

const labels = { logIn: "Log in", account: "My account" }
const sessionLabels = {
  ...{ noConnection: "No connection. We’ll keep trying.", loggedOut: "You've been logged out." },
  ...{ logIn: "Log in again", dismiss: "Close" },
}
const frame = (
  <PathnameContext.Provider value="/shop">
    <AccountLink loginPath="/login" accountPath="/my-account" labels={labels}>
      <i />
    </AccountLink>
    <SessionKeeper loginPath="/login" labels={sessionLabels} />
  </PathnameContext.Provider>
)
const user = { id: 7, first_name: "Ann", is_admin: false }
const alive = JSON.stringify({ signedIn: true, expiresInSeconds: 900, user })

beforeEach(() => {
  setMark("")
  asked = []
  globalThis.fetch = async (path) => {
    asked.push(String(path))
    return { status: 200, headers: new Headers(), text: async () => alive } as Response
  }
})
afterEach(() => setMark(""))

describe("the frame", () => {
  it("offers the login to a visitor, and asks nothing about them", async () => {
    render(frame)
    await look()
    expect(screen.getByRole("link")).toHaveAttribute("href", "/login")
    expect(screen.queryByRole("status")).toBeNull()
    expect(asked).toEqual([])
  })

  it("offers the account to who is signed in, and checks the session once", async () => {
    setMark("mark")
    render(frame)
    expect(await screen.findByRole("status")).toBeEmptyDOMElement()
    await look()
    expect(screen.getByRole("link")).toHaveAttribute("href", "/my-account")
    expect(asked).toEqual(["/api/session/check"])
  })

  it("follows a login and a logout in another tab", async () => {
    render(frame)
    setMark("elsewhere")
    await look()
    expect(screen.getByRole("link")).toHaveAttribute("href", "/my-account")
    setMark("")
    await look()
    expect(screen.getByRole("link", { name: /My account$/ })).toHaveAttribute("href", "/login")
  })
})

describe("a login that has ended under an open page", () => {
  beforeEach(async () => {
    setMark("mark")
    render(frame)
    await screen.findByRole("status")
    setMark("")
    await look()
  })

  it("is said, with the way to a new one", () => {
    expect(screen.getByRole("status")).toHaveTextContent("You've been logged out.")
    const way = screen.getByRole("link", { name: "Log in again" })
    expect(way).toHaveAttribute("href", "/login")
  })

  it("is said no more after the next login, or where nobody wants to hear it", async () => {
    setMark("next")
    await look()
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    setMark("")
    await look()
    act(() => screen.getByRole("button", { name: "Close" }).click())
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })
})

describe("the account link", () => {
  it("shows one of its words and keeps the room of both", () => {
    const { container } = render(frame)
    const words = [...container.querySelectorAll("a > span")]
    expect(words.map((word) => [word.textContent, word.matches(".invisible")])).toEqual([
      ["Log in", false],
      ["My account", true],
    ])
  })
})

describe("a shop that cannot be reached", () => {
  it("is said once the check has had no answer", async () => {
    globalThis.fetch = async () => {
      throw new TypeError("Failed to fetch")
    }
    setMark("another")
    render(frame)
    expect(await screen.findByText("No connection. We’ll keep trying.")).toBeInTheDocument()
  })
})
