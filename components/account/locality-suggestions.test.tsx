/** @jest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useRef } from "react"
import type { Locality } from "#lib/contract/locality.ts"
import { LocalitySuggestions } from "./locality-suggestions.tsx"

const calliope: Locality = { suburb: "Calliope", state: "QLD", postcode: "4680" }
const callala: Locality = { suburb: "Callala Bay", state: "NSW", postcode: "2540" }

let filled: Locality[]
let requests: string[]
/** Responds to requests with these localities. */
function respond(status: number, data: readonly unknown[]): void {
  globalThis.fetch = async (path) => {
    requests.push(String(path))
    return { status, text: async () => JSON.stringify({ data }) } as Response
  }
}

function Field({ postcode = "" }: { postcode?: string }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input ref={input} role="combobox" aria-expanded="false" aria-label="Suburb" />
      <LocalitySuggestions
        input={input}
        getPostcode={() => postcode}
        fill={(locality) => filled.push(locality)}
        texts={{ suggestions: "Suburbs", count: "# suburbs found" }}
      />
    </>
  )
}

beforeEach(() => {
  filled = []
  requests = []
})
afterEach(cleanup)

describe("the suburbs that fit a typed text", () => {
  it("are listed with state and postcode, and the chosen one fills the address by keyboard", async () => {
    respond(200, [calliope, callala])
    const user = userEvent.setup()
    render(<Field />)
    await user.type(screen.getByRole("combobox"), "Call")
    expect(await screen.findByRole("option", { name: "Calliope QLD 4680" })).toBeVisible()
    expect(requests.at(-1)).toBe("/api/bff/localities?query=call")
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}")
    expect(filled).toEqual([callala])
    expect(screen.queryByRole("option")).toBeNull()
  })

  it("are those of the postcode while no suburb is typed", async () => {
    respond(200, [calliope])
    const user = userEvent.setup()
    render(<Field postcode="4680" />)
    await user.click(screen.getByRole("combobox"))
    await user.click(await screen.findByRole("option", { name: "Calliope QLD 4680" }))
    expect(filled).toEqual([calliope])
    expect(requests).toEqual(["/api/bff/localities?query=4680"])
  })

  it.each([
    ["the API fails", 503, [calliope]],
    ["the API has none", 200, []],
    ["what the API has is incomplete", 200, [{ suburb: "Calliope", state: "XX" }]],
  ])("are not offered if %s: the field takes what is typed", async (_case, status, data) => {
    respond(status, data)
    const user = userEvent.setup()
    render(<Field />)
    await user.type(screen.getByRole("combobox"), "Call")
    await expect(screen.findByRole("option", {}, { timeout: 400 })).rejects.toThrow()
    expect(requests).toHaveLength(1)
    expect(screen.getByRole("combobox")).toHaveValue("Call")
  })
})
