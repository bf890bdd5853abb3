/** @jest-environment jsdom */
import { afterEach, expect, it } from "@jest/globals"
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { passkeyAddedStep } from "#lib/account/passkey-form.ts"
import { buildAccountRejection, type FormState } from "#lib/auth/account-result.ts"
import { getMessageCatalogue } from "#tests/assertions/message-catalogue.ts"
import { replaceCredentials } from "#tests/fakes/credentials.ts"
import { buildIdentityTexts } from "./build-labels.ts"
import { PasskeyForm } from "./passkey-form.tsx"

let restore = () => {}
afterEach(() => restore())

const { passkeys } = getMessageCatalogue("en").profile
const texts = {
  ...passkeys,
  codeSent: "The code is on its way.",
  identity: await buildIdentityTexts("en", "kim@example.com"),
  form: { check: "Please check:", unavailable: "Not now", errorMessages: {} },
}
const options = { challenge: "AQID", user: { id: "BA", name: "kim", displayName: "Kim" } }
const done: FormState = { kind: "done", typed: {} }
const wrongPassword: FormState = {
  ...buildAccountRejection("BAD_REQUEST"),
  fieldErrors: { currentPassword: "This isn’t your password." },
  typed: { name: "Phone" },
}

/** Renders the form. Returns the passkeys that were saved. */
function show(start: { options: typeof options | null; state: FormState }) {
  const saved: unknown[] = []
  const actions = {
    start: async () => start,
    save: async (name: string, created: unknown): Promise<FormState> => {
      saved.push([name, created])
      return { kind: "done", step: passkeyAddedStep, typed: {} }
    },
  }
  render(
    <PasskeyForm
      actions={actions}
      name="A passkey"
      email="kim@example.com"
      hasPassword
      texts={texts}
    />,
  )
  return saved
}

async function add(): Promise<void> {
  await userEvent.type(screen.getByLabelText(/^Name of the passkey/), "Phone")
  await userEvent.type(screen.getByLabelText(/^Current password/), "four curlews")
  await userEvent.click(screen.getByRole("button", { name: "Add a passkey" }))
}

it("creates a passkey on the device and saves it under its name", async () => {
  const device = replaceCredentials()
  restore = device.restore
  const saved = show({ options, state: done })
  await add()
  expect(await screen.findByText("The passkey was added.")).toBeVisible()
  expect(device.requests).toMatchObject([{ publicKey: { user: { name: "kim" } } }])
  const created = { id: "passkey", rawId: "AQ", response: { attestationObject: "Aw" } }
  expect(saved).toMatchObject([["Phone", created]])
})

it("shows a wrong password at its field, and creates nothing on the device", async () => {
  const device = replaceCredentials()
  restore = device.restore
  const saved = show({ options: null, state: wrongPassword })
  await add()
  expect(await screen.findByRole("alert")).toHaveTextContent("This isn’t your password.")
  expect([device.requests, saved]).toEqual([[], []])
})

it("preserves the name and saves nothing when the user cancels", async () => {
  ;({ restore } = replaceCredentials({ agrees: false }))
  const saved = show({ options, state: done })
  await add()
  expect(await screen.findByRole("alert")).toHaveTextContent(passkeys.cancelled)
  expect(screen.getByLabelText(/^Name of the passkey/)).toHaveValue("Phone")
  expect(saved).toEqual([])
})
