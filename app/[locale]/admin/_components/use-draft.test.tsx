/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server.node"
import { getDraft, saveDraft } from "#lib/admin/draft-storage.ts"
import { useDraft } from "./use-draft.ts"

function Form() {
  const { values, set, clear, restoredAt } = useDraft("sample", { note: "", role: "orders" })
  return (
    <>
      <input
        aria-label="Note"
        value={values.note}
        onChange={(event) => set("note", event.currentTarget.value)}
      />
      <button type="button" onClick={clear}>
        Clear
      </button>
      <p>{restoredAt ?? "nothing restored"}</p>
    </>
  )
}

const at = "2026-11-27T08:00:00.000Z"
const note = () => screen.getByLabelText("Note")

beforeEach(() => {
  localStorage.clear()
  saveDraft("sample", { values: { note: "Call back", role: 7, gone: "x" }, at })
})

it("hydrates what the server rendered, and then restores what was typed before", () => {
  const draft = localStorage.getItem("curlew.admin.sample") ?? ""
  localStorage.clear()
  const container = document.createElement("div")
  container.innerHTML = renderToString(<Form />)
  document.body.append(container)
  localStorage.setItem("curlew.admin.sample", draft)
  render(<Form />, { container, hydrate: true })
  expect(note()).toHaveValue("Call back")
  expect(screen.getByText(at)).toBeInTheDocument()
})

it("stores what is typed over a restored text, and forgets both when it is cleared", async () => {
  render(<Form />)
  await userEvent.type(note(), " at 9")
  expect(note()).toHaveValue("Call back at 9")
  expect(getDraft("sample")?.values).toEqual({ note: "Call back at 9" })
  expect(screen.getByText(at)).toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: "Clear" }))
  expect(note()).toHaveValue("")
  expect(screen.getByText("nothing restored")).toBeInTheDocument()
  expect(getDraft("sample")).toBeNull()
})
