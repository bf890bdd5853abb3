/** @jest-environment jsdom */
import { describe, expect, it } from "@jest/globals"
import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PasswordField } from "#app/[locale]/(account)/_components/password-field.tsx"
import { TypedValue } from "#app/[locale]/(account)/_components/typed-value.tsx"
import type { FormAction, FormState } from "#lib/auth/account-result.ts"
import { AccountForm } from "./account-form.tsx"
import { SendButton } from "./send-button.tsx"
import { TextField } from "./text-field.tsx"

const labels = {
  check: "Please check:",
  unavailable: "Not now",
  errorMessages: { FORBIDDEN: "Not from there" },
}
const words = { show: "Show", hide: "Hide", suggest: "Suggest" }
const typed = { email: "kim@example.com" }

function buildRejection(
  overrides: Partial<Extract<FormState, { kind: "rejected" }>> = {},
): FormState {
  return {
    kind: "rejected",
    code: "BAD_REQUEST",
    message: "",
    fieldErrors: {},
    typed,
    ...overrides,
  }
}

/** Renders a form whose action returns these results in order; an Error is thrown. */
function show(...results: (FormState | Error)[]) {
  return showFrom(null, ...results)
}

/** Does the same, with the result of the submission before the page was reloaded. */
function showFrom(first: FormState | null, ...results: (FormState | Error)[]) {
  const sent: Record<string, unknown>[] = []
  const action: FormAction = async (_before, data) => {
    sent.push(Object.fromEntries(data))
    const result = results.shift()
    if (!result || result instanceof Error) throw result ?? new Error("No more results.")
    return result
  }
  render(
    <AccountForm
      form="profile"
      id="f"
      name="A form"
      action={action}
      labels={labels}
      first={first}
      steps={{
        next: (
          <>
            <TypedValue name="email" />
            <TextField name="code" label="Code" isSecret />
            <SendButton label="Finish" busy="Wait" />
          </>
        ),
      }}
      notices={{ next: "On its way", done: "Saved" }}
    >
      <TextField name="email" label="Email" />
      <PasswordField name="word" label="Word" kind="new" labels={words} />
      <SendButton intent="in" label="Log in" busy="One moment" />
      <SendButton intent="mail" label="Mail me" busy="Sending" isLenient />
    </AccountForm>,
  )
  return { sent, user: userEvent.setup() }
}
const email = () => screen.getByLabelText("Email")
const word = () => screen.getByLabelText("Word")
const press = (name: string) => screen.getByRole("button", { name })

describe("AccountForm", () => {
  it("submits the typed values and the value of the pressed button", async () => {
    const { sent, user } = show(buildRejection())
    await user.type(email(), "kim@example.com")
    await user.type(word(), "s3cret")
    await user.click(press("Mail me"))
    expect(sent).toEqual([
      { "form-name": "profile", email: "kim@example.com", word: "s3cret", intent: "mail" },
    ])
  })

  it("shows an error at its field and focuses the first invalid field", async () => {
    const { user } = show(
      buildRejection({ fieldErrors: { word: "Too short.", email: "Not whole." } }),
    )
    await user.type(word(), "s3cret")
    await user.click(press("Log in"))
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription("Not whole.")
    expect(screen.getByRole("alert")).toHaveTextContent("Please check:Too short.Not whole.")
    expect(screen.getByRole("link", { name: "Too short." })).toHaveAttribute("href", "#f-word")
    expect(word()).toHaveValue("s3cret")
  })

  it("clears the error of a field that is changed", async () => {
    const { user } = show(
      buildRejection({ fieldErrors: { word: "Too short.", email: "Not whole." } }),
    )
    await user.click(press("Log in"))
    await user.type(email(), "k")
    expect(email()).not.toBeInvalid()
    expect(word()).toBeInvalid()
    expect(screen.getAllByRole("link")).toHaveLength(1)
  })

  it.each([
    [buildRejection({ code: "LOGIN_REFUSED", message: "Wrong." }), "Wrong."],
    [buildRejection({ code: "FORBIDDEN" }), "Not from there"],
    [buildRejection({ code: "UNAVAILABLE" }), "Not now"],
    [new TypeError("Failed to fetch"), "Not now"],
  ])(
    "shows why a submission failed and preserves the typed values: %#",
    async (result, message) => {
      const { user } = show(result)
      await user.type(email(), "kim@example.com")
      await user.type(word(), "s3cret")
      await user.click(press("Log in"))
      expect(screen.getByRole("alert")).toHaveTextContent(message)
      expect(screen.getByRole("alert")).toHaveFocus()
      expect(email()).toHaveValue("kim@example.com")
      expect(word()).toHaveValue("s3cret")
    },
  )

  it("focuses the notice again when the same error is returned twice", async () => {
    const { user } = show(
      buildRejection({ message: "Wrong." }),
      buildRejection({ message: "Wrong." }),
    )
    await user.click(press("Log in"))
    await user.click(press("Log in"))
    expect(screen.getByRole("alert")).toHaveFocus()
  })

  it("shows the next step and stays there when that step is rejected", async () => {
    const taken: FormState = { kind: "done", step: "next", typed }
    const { user } = show(taken, buildRejection({ typed: {}, fieldErrors: { code: "Used up." } }))
    await user.click(press("Mail me"))
    expect(screen.getByRole("status")).toHaveTextContent("On its way")
    expect(screen.getByRole("status")).toHaveFocus()
    await user.type(screen.getByLabelText("Code"), "ABCD")
    await user.click(press("Finish"))
    expect(screen.getByLabelText("Code")).toHaveAccessibleDescription("Used up.")
    expect(screen.getByLabelText("Code")).toHaveValue("ABCD")
    expect(screen.getByText("kim@example.com")).toBeInTheDocument()
  })

  it("starts at the step that was shown before the page was reloaded", async () => {
    const { user } = showFrom({ kind: "done", step: "next", typed }, buildRejection({ typed: {} }))
    expect(screen.getByText("kim@example.com")).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("On its way")
    expect(screen.getByRole("status")).not.toHaveFocus()
    await user.click(press("Finish"))
    expect(screen.getByRole("alert")).toBeInTheDocument()
    expect(screen.getByText("kim@example.com")).toBeInTheDocument()
  })

  it("empties secret fields after a successful submission", async () => {
    const { user } = show({ kind: "done", typed })
    await user.type(word(), "s3cret")
    await user.click(press("Log in"))
    expect(screen.getByRole("status")).toHaveTextContent("Saved")
    expect(word()).toHaveValue("")
    expect(email()).toHaveValue("kim@example.com")
  })

  it("ignores a second submission while the first is in flight", async () => {
    let finish: (state: FormState) => void = () => {}
    let count = 0
    const action: FormAction = () => {
      count += 1
      return new Promise((resolve) => {
        finish = resolve
      })
    }
    const user = userEvent.setup()
    render(
      <AccountForm form="profile" id="f" name="A form" action={action} labels={labels}>
        <TextField name="email" label="Email" />
        <SendButton label="Log in" busy="One moment" />
      </AccountForm>,
    )
    await user.click(press("Log in"))
    await user.click(press("One moment"))
    expect(count).toBe(1)
    expect(email()).toHaveAttribute("readonly")
    finish({ kind: "done", typed })
    expect(await screen.findByRole("button", { name: "Log in" })).toBeVisible()
  })

  it("ignores a second submission before the first has rendered, and accepts a later one", async () => {
    const { sent, user } = show({ kind: "done", typed }, { kind: "done", typed })
    const form = screen.getByRole<HTMLFormElement>("form", { name: "A form" })
    act(() => {
      form.requestSubmit()
      form.requestSubmit()
    })
    expect(await screen.findByRole("status")).toHaveTextContent("Saved")
    expect(sent).toHaveLength(1)
    await user.click(press("Log in"))
    expect(sent).toHaveLength(2)
  })

  it("accepts a submission after the page was restored from the back/forward cache", async () => {
    const { sent, user } = show(Object.assign(new Error("left"), { digest: "NEXT_REDIRECT" }))
    await user.click(press("Log in"))
    expect(press("One moment")).toHaveAttribute("aria-disabled", "true")
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }))
    await user.click(press("Log in"))
    expect(sent).toHaveLength(2)
  })
})

describe("PasswordField", () => {
  it("hides the password until Show is pressed", async () => {
    const { user } = show()
    expect(word()).toHaveAttribute("type", "password")
    expect(word()).toHaveAttribute("autocomplete", "new-password")
    await user.click(press("Show"))
    expect(word()).toHaveAttribute("type", "text")
  })

  it("fills in and shows a suggested password", async () => {
    const { user } = show()
    await user.click(press("Suggest"))
    expect(word()).toHaveAttribute("type", "text")
    expect(word()).toHaveDisplayValue(/^[A-Za-z0-9]{16}$/)
  })
})
