/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { FormContext, type FormContextValue } from "#components/account/form-context.ts"
import { buildNewAddress, type TypedAddress } from "#lib/account/saved-address.ts"
import { AddressFields } from "./address-fields.tsx"
import { buildAddressFieldTexts } from "./build-address-field-texts.ts"

const texts = await buildAddressFieldTexts("en")
const details = { firstName: "Ann", lastName: "Duck", mobilePhone: "" }
const blank = buildNewAddress({ details } as Parameters<typeof buildNewAddress>[0])
const localities = [
  { suburb: "Gladstone Central", state: "QLD", postcode: "4680" },
  { suburb: "South Gladstone", state: "QLD", postcode: "4680" },
]
const realFetch = globalThis.fetch
let requests: string[]
let status: number

beforeEach(() => {
  requests = []
  status = 200
  globalThis.fetch = async (path) => {
    requests.push(String(path))
    const text = async () => JSON.stringify({ data: [...localities, { suburb: "No postcode" }] })
    return { status, ok: status === 200, headers: new Headers(), text } as Response
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})

function open(address: Partial<TypedAddress> = {}, state: FormContextValue["state"] = null) {
  const form = { id: "form", isBusy: false, pressed: "", state }
  render(
    <FormContext value={form}>
      <AddressFields address={{ ...blank, ...address }} texts={texts} />
    </FormContext>,
  )
  return userEvent.setup()
}
const field = (name: string) => screen.getByLabelText(name)
const suburb = () => field("Suburb or town")
const options = () => within(screen.getByRole("listbox", { name: "Suggestions" }))
const fold = () => screen.getByText("Add a company, unit or phone number").closest("details")

describe("the suburb of an address", () => {
  it("offers those that fit, and a choice by keyboard fills in postcode and state", async () => {
    const user = open()
    await user.type(suburb(), "glad")
    const list = await screen.findByRole("listbox", { name: "Suggestions" })
    await waitFor(() => expect(options().getAllByRole("option")).toHaveLength(2))
    expect(suburb()).toHaveAttribute("aria-controls", list.id)
    expect(suburb()).toHaveAttribute("aria-expanded", "true")
    await user.keyboard("{ArrowDown}{ArrowDown}")
    const chosen = options().getByRole("option", { selected: true })
    expect(chosen).toHaveTextContent("South Gladstone QLD 4680")
    expect(suburb()).toHaveAttribute("aria-activedescendant", chosen.id)
    await user.keyboard("{Enter}")
    expect(suburb()).toHaveValue("South Gladstone")
    expect(field("Postcode")).toHaveValue("4680")
    expect(field("State or territory")).toHaveValue("QLD")
    expect(suburb()).toHaveAttribute("aria-expanded", "false")
    expect(suburb()).toHaveFocus()
    expect(requests.at(0)).toContain("/localities?query=glad")
  })

  it("offers the suburbs of a postcode that was typed before", async () => {
    const user = open()
    await user.type(field("Postcode"), "4680")
    await user.click(suburb())
    await waitFor(() => expect(options().getAllByRole("option")).toHaveLength(2))
    await user.click(options().getByRole("option", { name: /^Gladstone Central/ }))
    expect(suburb()).toHaveValue("Gladstone Central")
    expect(requests.at(0)).toContain("query=4680")
  })

  it("closes the list with Escape and keeps what was typed", async () => {
    const user = open()
    await user.type(suburb(), "glad")
    await waitFor(() => expect(suburb()).toHaveAttribute("aria-expanded", "true"))
    await user.keyboard("{Escape}")
    expect(suburb()).toHaveAttribute("aria-expanded", "false")
    expect(suburb()).toHaveValue("glad")
  })

  it("is an ordinary field while the shop does not respond", async () => {
    status = 503
    const user = open()
    await user.type(suburb(), "Calliope")
    await waitFor(() => expect(requests.length).toBeGreaterThan(0))
    expect(screen.queryByRole("listbox")).toBeNull()
    expect(suburb()).toHaveValue("Calliope")
  })
})

describe("the state of an address", () => {
  it("follows the postcode until the customer chooses another", async () => {
    const user = open()
    const state = field("State or territory")
    await user.type(field("Postcode"), "2000")
    expect(state).toHaveValue("NSW")
    await user.clear(field("Postcode"))
    await user.type(field("Postcode"), "4680")
    expect(state).toHaveValue("QLD")
    await user.selectOptions(state, "VIC")
    await user.clear(field("Postcode"))
    await user.type(field("Postcode"), "6000")
    expect(state).toHaveValue("VIC")
  })

  it("stays open for a postcode of two states", async () => {
    const user = open()
    await user.type(field("Postcode"), "2620")
    expect(field("State or territory")).toHaveValue("")
  })
})

describe("the optional fields of an address", () => {
  it("are folded while they are empty", () => {
    open()
    expect(fold()).not.toHaveAttribute("open")
    expect(fold()).toContainElement(screen.getByLabelText(/^Company/))
  })

  it("are unfolded if one of them has a value or an error", () => {
    open({ company: "Example Signs" })
    expect(fold()).toHaveAttribute("open")
  })

  it("are unfolded for an error in one of them", () => {
    const fieldErrors = { phone: "Enter a phone number." }
    open({}, { kind: "rejected", code: "BAD_REQUEST", message: "", fieldErrors, typed: {} })
    expect(fold()).toHaveAttribute("open")
  })
})
