/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from "@jest/globals"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ArrivalDates } from "./arrival-dates.tsx"

const labels = {
  postcode: "Postcode",
  show: "Show delivery dates",
  invalid: "Enter a four-digit postcode, such as 4680.",
  unknown: "No time for {postcode}.",
  failed: "Please try again.",
}
const fetchMock = jest.fn<typeof fetch>()
const respond = (status: number, body: unknown) => async () =>
  ({ status, text: async () => JSON.stringify(body) }) as Response

beforeEach(() => {
  localStorage.clear()
  fetchMock.mockReset()
  fetchMock.mockImplementation(respond(200, { text: "Get it 2–9 December" }))
  globalThis.fetch = fetchMock
})

const show = () => render(<ArrivalDates slug="clear-resin" locale="de" labels={labels} />)
const field = () => screen.getByRole("textbox", { name: "Postcode" })
const sentUrls = () => fetchMock.mock.calls.map(([url]) => String(url))

describe("the dates of arrival", () => {
  it("are asked for by postcode, which the next page of this device does not ask for again", async () => {
    const user = userEvent.setup()
    const first = show()
    expect(sentUrls()).toEqual([])
    await user.type(field(), "4680{Enter}")
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Get it 2–9 December"))
    first.unmount()
    show()
    expect(field()).toHaveValue("4680")
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Get it 2–9 December"))
    const query = "product=clear-resin&postcode=4680&locale=de"
    expect(sentUrls()).toEqual(Array(2).fill(expect.stringContaining(`/arrival?${query}`)))
  })

  it("are not asked for with an invalid postcode, which stays in its field with a message", async () => {
    const user = userEvent.setup()
    show()
    await user.type(field(), "46a{Enter}")
    expect(field()).toHaveValue("46a")
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(labels.invalid)
    expect([sentUrls(), localStorage.length]).toEqual([[], 0])
  })

  it("say that there is no promise for a postcode, and that the shop did not respond", async () => {
    const user = userEvent.setup()
    fetchMock.mockImplementationOnce(respond(200, { text: null }))
    show()
    await user.type(field(), "0872{Enter}")
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("No time for 0872."))
    fetchMock.mockImplementation(respond(503, {}))
    await user.click(screen.getByRole("button", { name: labels.show }))
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(labels.failed))
  })
})
