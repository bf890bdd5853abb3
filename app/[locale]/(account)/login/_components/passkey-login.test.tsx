/** @jest-environment jsdom */
import { afterEach, expect, it } from "@jest/globals"
import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { buildAccountRejection, type FormState } from "#lib/auth/account-result.ts"
import { replaceCredentials } from "#tests/fakes/credentials.ts"
import { PasskeyLogin } from "./passkey-login.tsx"

let restore = () => {}
afterEach(() => {
  restore()
  history.replaceState(null, "", "/")
})

const challenge = "AQID"
// A fragment of this page is the only address that jsdom can navigate to.
const success: FormState = { kind: "redirect", path: "/#account", typed: {} }
const rejected: FormState = {
  ...buildAccountRejection("UNAUTHENTICATED"),
  message: "We don’t know this passkey.",
  typed: {},
}

/** Renders the button below its form. Returns the signed challenges that were sent. */
function show(result: FormState = success) {
  const sent: unknown[] = []
  const actions = {
    start: async () => ({ options: { challenge }, state: success }),
    logIn: async (signed: unknown) => {
      sent.push(signed)
      return result
    },
  }
  render(
    <>
      <form id="login">
        <input type="email" aria-label="Email address" autoComplete="username webauthn" />
      </form>
      <PasskeyLogin
        formId="login"
        actions={actions}
        label="Log in with a passkey"
        busy="Please wait"
        failed="That didn’t work."
        unsupported="This browser has no passkeys."
      />
    </>,
  )
  return sent
}
const press = () => userEvent.click(screen.getByRole("button"))

it("signs the challenge on the device, and opens the page after the login", async () => {
  const device = replaceCredentials()
  restore = device.restore
  const sent = show()
  await press()
  await waitFor(() => expect(location.hash).toBe("#account"))
  expect(device.requests).toMatchObject([{ publicKey: { challenge: expect.anything() } }])
  expect(device.requests[0]?.mediation).toBeUndefined()
  expect(sent).toMatchObject([
    { id: "passkey", rawId: "AQ", response: { clientDataJSON: "Ag", signature: "BQ" } },
  ])
})

it("suggests passkeys in the email field, once the form is used", async () => {
  const device = replaceCredentials({ hasAutofill: true })
  restore = device.restore
  const sent = show()
  expect(device.requests).toEqual([])
  act(() => screen.getByLabelText("Email address").focus())
  await waitFor(() => expect(location.hash).toBe("#account"))
  expect(device.requests).toMatchObject([{ mediation: "conditional" }])
  expect(sent).toHaveLength(1)
})

it("shows why a login failed", async () => {
  ;({ restore } = replaceCredentials())
  show(rejected)
  await press()
  expect(await screen.findByRole("alert")).toHaveTextContent("We don’t know this passkey.")
})

it("sends nothing when the user cancels, or the browser has no passkeys", async () => {
  ;({ restore } = replaceCredentials({ agrees: false }))
  const sent = show()
  await press()
  expect(await screen.findByRole("alert")).toHaveTextContent("That didn’t work.")
  restore()
  await press()
  expect(await screen.findByText("This browser has no passkeys.")).toBeVisible()
  expect(sent).toEqual([])
})
