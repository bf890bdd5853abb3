/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { buildWidget } from "#lib/admin/page-editor/build-widget.ts"
import type { EditorForms } from "#lib/admin/page-editor/editor-forms.ts"
import { createWidget } from "#lib/admin/page-editor/page-tree.ts"
import type { SettingField } from "#lib/admin/page-editor/setting-values.ts"
import { AdminFailure, allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { type EditorActions, PageScreen } from "./page-screen.tsx"

const realFetch = globalThis.fetch

beforeEach(() => {
  localStorage.clear()
  allowRejectedCalls()
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const buildField = (name: string, label: string, more: Partial<SettingField> = {}) => ({
  name,
  label,
  kind: "text" as const,
  help: "",
  isRequired: false,
  isNullable: true,
  initial: "",
  ...more,
})
const forms: EditorForms = {
  widgets: [
    {
      type: "core/heading",
      name: "Heading",
      purpose: "A heading.",
      fields: [
        buildField("heading", "Heading", { isShown: true }),
        buildField("size", "Size", { kind: "integer", initial: 3, min: 1, max: 6 }),
      ],
    },
  ],
  schedule: [
    buildField("hidden", "Hidden", { kind: "boolean", initial: false }),
    buildField("hidden_before", "Hidden before", { kind: "instant", initial: null }),
    buildField("hidden_after", "Hidden after", { kind: "instant", initial: null }),
  ],
  frame: [],
  list: [],
  block: [buildField("title", "Title of the column")],
  row: [],
}
const noProblem: EditorActions = {
  openDraftPreview: async () => null,
  validateWidgets: async () => [null],
}
const heading = { ...buildWidget("core/heading"), templatevar: { heading: "One" } }
const live = {
  name: "About",
  url: "about",
  title: "",
  meta_description: "",
  content: "",
  rows: createWidget([], null, heading).rows,
}
const page = {
  id: 12,
  enabled: true,
  version: "v1",
  live,
  updated_at: "2026-11-27T00:00:00Z",
  draft: null,
  versions: [],
}
const saved = ({ revision }: Record<string, unknown>) => ({
  item: { id: 12, revision: Number(revision) + 1, saved_at: "2026-11-27T00:01:00Z" },
})

function open(responses: Parameters<typeof renderAdmin>[2] = {}, actions = noProblem) {
  return renderAdmin(<PageScreen id={12} forms={forms} actions={actions} />, "/admin/pages/12", {
    getPageInEditor: () => ({ item: page }),
    savePageDraft: saved,
    ...responses,
  })
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }))
/** Waits for the draft's own pause too. */
const patient = { timeout: 4_000 }

describe("the editor of a page", () => {
  it("saves a moved widget as a draft, and undoes it", async () => {
    const { sent } = open()
    await press("Add a widget")
    await press(/^Heading A heading/)
    const added = await screen.findByRole("button", { name: "Heading", pressed: true })
    added.focus()
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}")
    await screen.findByText("Draft saved.", {}, patient)
    const save = sent.find(({ call }) => call === "savePageDraft")
    expect(save?.input).toMatchObject({ id: 12, revision: 0, base_version: "v1" })
    const order = screen.getAllByRole("button", { name: /^Heading/ })
    expect(order.map(({ textContent }) => textContent)).toEqual(["Heading", "Heading: One"])
    await press("Undo")
    await press("Undo")
    expect(screen.getAllByRole("button", { name: /^Heading/ })).toHaveLength(1)
  })

  it("previews the draft without its scripts, again once a change is saved", async () => {
    // A fragment of the empty page is the only address that a frame in jsdom can navigate to.
    open({}, { ...noProblem, openDraftPreview: async () => "about:blank" })
    const frame = await screen.findByTitle<HTMLIFrameElement>("Preview of the page")
    expect(frame.getAttribute("sandbox")).toBe("allow-same-origin")
    const { hash: before } = frame.contentWindow?.location ?? { hash: "" }
    await press("Add tabs")
    await screen.findByText("Draft saved.", {}, patient)
    await waitFor(() => expect(frame.contentWindow?.location.hash).not.toBe(before))
  })

  /** Opens the editor, with the widget in the frame as the storefront marks it. */
  async function openWithPreview({ runsListeners = true } = {}) {
    const { sent } = open({}, { ...noProblem, openDraftPreview: async () => "about:blank" })
    const frame = await screen.findByTitle<HTMLIFrameElement>("Preview of the page")
    const shown = frame.contentDocument
    if (!shown) throw new Error("the frame has no document")
    shown.body.innerHTML =
      '<div data-node="0.0.0"><h2><a href="/x">One</a></h2></div><p>Elsewhere</p>'
    if (!runsListeners) shown.addEventListener = () => {}
    fireEvent.load(frame)
    const find = (selector: string) => shown.querySelector<HTMLElement>(selector) as HTMLElement
    return { sent, shown, find, frame }
  }

  it("selects what is clicked in the preview, and outlines what is selected", async () => {
    const { find } = await openWithPreview()
    const click = createEvent.click(find("a"))
    fireEvent(find("a"), click)
    expect(click.defaultPrevented).toBe(true)
    expect(await screen.findByLabelText(/^Size/)).toBeTruthy()
    await waitFor(() => expect(find("[data-selected] a")).not.toBeNull())
    // On one line of constant height: a double click hits the same place twice.
    const place = screen.getByTitle("Row 1 › Column 1 › Heading: One")
    expect([place.className, place.parentElement?.className]).toEqual([
      expect.stringContaining("truncate"),
      expect.stringMatching(/\bh-11\b(?!.*wrap)/),
    ])
    await press("Structure")
    const node = screen.getByRole("button", { name: "Heading: One" })
    expect(node.getAttribute("aria-pressed")).toBe("true")
    await userEvent.click(node)
    await waitFor(() => expect(find("[data-selected]")).toBeNull())
  })

  it("edits a text in the preview, saves it as the form does, and undoes it", async () => {
    const { sent, find } = await openWithPreview()
    fireEvent.doubleClick(find("a"))
    expect(find("[contenteditable]").textContent).toBe("One")
    find("a").textContent = "Two"
    fireEvent.keyDown(find("a"), { key: "Enter" })
    expect(find("[contenteditable]")).toBeNull()
    await screen.findByText("Draft saved.", {}, patient)
    const save = sent.find(({ call }) => call === "savePageDraft")
    expect(JSON.stringify(save?.input)).toContain('"templatevar":{"heading":"Two"}')
    fireEvent.keyDown(find("p"), { key: "z", ctrlKey: true })
    expect(await screen.findByRole("button", { name: "Heading: One" })).toBeTruthy()
  })

  it("edits the text of the selected widget by Enter, and returns the focus by Escape", async () => {
    const { sent, find } = await openWithPreview()
    const node = await screen.findByRole("button", { name: "Heading: One" })
    node.focus()
    await userEvent.keyboard("{Enter}{Enter}")
    expect(find("[contenteditable]").textContent).toBe("One")
    find("a").textContent = "Two"
    fireEvent.keyDown(find("a"), { key: "Escape" })
    expect(find("a").textContent).toBe("One")
    expect(document.activeElement).toBe(node)
    expect(sent.filter(({ call }) => call === "savePageDraft")).toEqual([])
  })

  it("focuses the field of a text that the preview shows twice", async () => {
    const { find, shown } = await openWithPreview()
    shown.querySelector("h2")?.insertAdjacentHTML("afterend", "<p>One</p>")
    fireEvent.doubleClick(find("a"))
    const field = await screen.findByLabelText(/^Heading/)
    expect(document.activeElement).toBe(field)
  })

  it("selects through a cover where no listeners run in the preview, and edits in the form", async () => {
    const { find, shown, frame } = await openWithPreview({ runsListeners: false })
    shown.elementFromPoint = () => find("a")
    const cover = frame.nextElementSibling as HTMLElement
    fireEvent.click(cover)
    await waitFor(() => expect(find("[data-selected] a")).not.toBeNull())
    fireEvent.doubleClick(cover)
    expect(document.activeElement).toBe(await screen.findByLabelText(/^Heading/))
    expect(find("[contenteditable]")).toBeNull()
    shown.elementFromPoint = () => find("p")
    await press("Structure")
    fireEvent.click(cover)
    expect(screen.getByRole("button", { name: "Heading: One" })).toBeTruthy()
  })

  it("has a widget's own form, with errors beside the field, also of the widget itself", async () => {
    const rejects = async () => [{ field: "heading", problem: "is too loud" }]
    open({}, { ...noProblem, validateWidgets: rejects })
    await press("Heading: One")
    await userEvent.click(
      within(await screen.findByRole("group", { name: /^Actions/ })).getByText("Settings"),
    )
    const size = await screen.findByLabelText(/^Size/)
    await userEvent.clear(size)
    await userEvent.type(size, "9")
    expect(await screen.findByText("Write a number within the limits.")).toBeTruthy()
    expect(await screen.findByText("The widget can’t use this: is too loud")).toBeTruthy()
    expect((size as HTMLInputElement).value).toBe("9")
    await screen.findByText("A field isn’t saved yet: see the note below it.", {}, patient)
    await press("Structure")
    expect(await screen.findByText("No changes.")).toBeTruthy()
  })

  /** Opens the page and changes its draft after somebody else has saved revision 4 of it. */
  async function openChangedDraft() {
    const conflict = { code: "CONFLICT", detail: { code: "page_draft_changed" } }
    const draft = {
      revision: 4,
      body: { ...live, name: "Theirs" },
      base_version: "v1",
      author: "Ann",
      saved_at: "2026-11-27T00:01:00Z",
      publish_at: null,
      problem: null,
    }
    let isSaved = false
    const { sent } = open({
      getPageInEditor: () => ({ item: isSaved ? { ...page, draft } : page }),
      savePageDraft: (input) => {
        if (input.revision === 4) return saved(input)
        isSaved = true
        return new AdminFailure(409, conflict)
      },
    })
    await press("Add tabs")
    await screen.findByText(/^Somebody else has changed the draft/, {}, patient)
    return sent
  }

  it("offers both drafts where somebody else has saved one", async () => {
    const sent = await openChangedDraft()
    await press("Save mine over it")
    await screen.findByText("Draft saved.", {}, patient)
    expect(sent.at(-1)?.input).toMatchObject({ revision: 4, body: { name: "About" } })
  })

  it("loads the draft of somebody else instead of the own one", async () => {
    const sent = await openChangedDraft()
    await press("Load their draft")
    expect(await screen.findByRole("heading", { level: 1, name: "Theirs" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Tabs 2" })).toBeNull()
    expect(sent.filter(({ call }) => call === "savePageDraft")).toHaveLength(1)
  })

  it("loads what was published before into the draft", async () => {
    const version = { id: 8, author: "Ann", published_at: "2026-11-26T00:00:00Z" }
    const { sent } = open({
      getPageInEditor: () => ({ item: { ...page, versions: [version] } }),
      getPageVersion: () => ({ item: { ...version, body: { ...live, name: "Before" } } }),
    })
    await press("Publish")
    await press(/^Load the version of/)
    expect(await screen.findByRole("heading", { level: 1, name: "Before" })).toBeTruthy()
    await screen.findByText("Draft saved.", {}, patient)
    const find = (name: string) => sent.find(({ call }) => call === name)?.input
    expect(find("getPageVersion")).toEqual({ id: 12, version_id: 8 })
    expect(find("savePageDraft")).toMatchObject({ revision: 0, body: { name: "Before" } })
  })

  it("shows nothing of a publication once an older version is loaded, which can be discarded", async () => {
    const version = { id: 8, author: "Ann", published_at: "2026-11-26T00:00:00Z" }
    open({
      publishPageDraft: () => ({ item: { ...page, version: "v2", versions: [version] } }),
      getPageVersion: () => ({ item: { ...version, body: { ...live, name: "Before" } } }),
    })
    await press("Add tabs")
    await press("Publish")
    await press("Publish now")
    expect(await screen.findByText(/^Published\./)).toBeTruthy()
    await press(/^Load the version of/)
    expect(await screen.findByRole("button", { name: "Discard the draft" })).toBeTruthy()
    expect(screen.queryByText(/^Published\./)).toBeNull()
    await screen.findByText("Draft saved.", {}, patient)
    expect(screen.queryByText(/^Published\./)).toBeNull()
  })

  it("offers to add a widget below the selected one, and into a row", async () => {
    open()
    await press("Heading: One")
    expect(await screen.findByRole("button", { name: "Add below Heading: One" })).toBeTruthy()
    await press("Row 1")
    expect(await screen.findByRole("button", { name: "Add to Row 1" })).toBeTruthy()
  })

  it("shows what is not saved yet when the page is opened again", async () => {
    const offline = { savePageDraft: () => new AdminFailure(503, {}) }
    const first = open(offline)
    await press("Add tabs")
    await screen.findByText(/^The draft couldn’t be saved/, {}, patient)
    first.unmount()
    open()
    expect(await screen.findByRole("button", { name: "Tabs 2" })).toBeTruthy()
    expect(screen.getByText(/hadn’t been saved yet/)).toBeTruthy()
    await screen.findByText("Draft saved.", {}, patient)
  })

  it("names the differences, and publishes what was compared", async () => {
    const { sent } = open({
      publishPageDraft: () => ({ item: { ...page, version: "v2" } }),
    })
    await press("Add tabs")
    await press("Publish")
    expect(await screen.findByText("Tabs 2 was added.")).toBeTruthy()
    await press("Publish now")
    await waitFor(() => {
      const published = sent.find(({ call }) => call === "publishPageDraft")
      expect(published?.input).toEqual({ id: 12, revision: 1, version: "v1" })
    })
    expect(await screen.findByText(/^Published\./)).toBeTruthy()
  })

  it("shows a schedule that was set in the timeline and the differences, in the shop's time", async () => {
    const { sent } = open()
    await press("Heading: One")
    await userEvent.click(
      within(await screen.findByRole("group", { name: /^Actions/ })).getByText("Settings"),
    )
    const from = await screen.findByLabelText(/^Hidden before/)
    // The first digit of the year is typed.
    fireEvent.change(from, { target: { value: "0002-12-20T09:00" } })
    fireEvent.change(from, { target: { value: "2026-12-20T09:00" } })
    await press("Publish")
    expect(await screen.findByText("20 December 2026, 9:00 am AEST")).toBeTruthy()
    expect(screen.getByText(/“nothing” to “20 December 2026, 9:00 am AEST”/)).toBeTruthy()
    await screen.findByText("Draft saved.", {}, patient)
    const save = sent.find(({ call }) => call === "savePageDraft")
    expect(JSON.stringify(save?.input)).toContain('"hidden_after":null')
  })
})
