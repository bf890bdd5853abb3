/** @jest-environment jsdom */
import { afterEach, beforeAll, expect, it, jest } from "@jest/globals"
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { type AdminSender, buildHttpError } from "#lib/admin/call-admin.ts"
import { replaceCredentials } from "#tests/fakes/credentials.ts"
import adminTexts from "../../../../messages/admin/en.json" with { type: "json" }
import { StepUpDialog } from "./step-up-dialog.tsx"

let restore = () => {}
beforeAll(() => {
  // jsdom lacks it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})
afterEach(() => restore())

const texts = adminTexts.stepUp

/** Renders the dialog of a user with a passkey. Returns what was sent, and how it was closed. */
function show({ confirms = true, hasPassword = true, hasPasskey = true } = {}) {
  const sent: unknown[][] = []
  const onClose = jest.fn()
  const send = (async (name: string, input: object) => {
    sent.push([name, input])
    if (name === "startIdentityPasskey") return { options: { challenge: "AQID" } }
    const fields = { credential: "That passkey didn’t work here." }
    if (name === "confirmIdentity" && !confirms) throw buildHttpError(400, { fields })
    return { success: true }
  }) as AdminSender
  const email = "ada@curlew.example"
  const user = { id: 1, name: "Ada", email, role: "owner", hasPassword, hasPasskey } as const
  render(
    <NextIntlClientProvider locale="en" messages={{ admin: adminTexts }}>
      <StepUpDialog send={send} user={user} onClose={onClose} />
    </NextIntlClientProvider>,
  )
  return { sent, onClose }
}

const usePasskey = () => userEvent.click(screen.getByRole("button", { name: texts.usePasskey }))

it("offers a passkey first, signs its challenge on the device and closes", async () => {
  const device = replaceCredentials()
  restore = device.restore
  const { sent, onClose } = show()
  expect(screen.getAllByRole("button")[0]).toHaveTextContent(texts.usePasskey)
  await usePasskey()
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true))
  expect(device.requests).toMatchObject([{ publicKey: { challenge: expect.anything() } }])
  expect(sent).toMatchObject([
    ["startIdentityPasskey", {}],
    ["confirmIdentity", { credential: { rawId: "AQ", response: { signature: "BQ" } } }],
  ])
})

it("stays open when the prompt is cancelled, and the password still works", async () => {
  ;({ restore } = replaceCredentials({ agrees: false }))
  const { sent, onClose } = show()
  await usePasskey()
  expect(await screen.findByText(texts.passkeyCancelled)).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText(texts.passwordField), "four curlews{Enter}")
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true))
  expect(sent.at(-1)).toEqual(["confirmIdentity", { current_password: "four curlews" }])
})

it("explains a passkey that is not the account’s, and keeps the emailed code beside it", async () => {
  ;({ restore } = replaceCredentials())
  const { onClose } = show({ confirms: false, hasPassword: false })
  await usePasskey()
  expect(await screen.findByText(texts.passkeyWrong)).toBeInTheDocument()
  expect(screen.getByRole("button", { name: texts.send })).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

it("offers no passkey to an account without one, or in a browser without passkeys", () => {
  show()
  expect(screen.queryByRole("button", { name: texts.usePasskey })).toBeNull()
  ;({ restore } = replaceCredentials())
  document.body.replaceChildren()
  show({ hasPasskey: false })
  expect(screen.queryByRole("button", { name: texts.usePasskey })).toBeNull()
})
