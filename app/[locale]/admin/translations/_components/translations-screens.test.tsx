/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { AdminFailure, allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { FilesView } from "./files-view.tsx"
import { TranslationView } from "./translation-view.tsx"
import { TranslationsView } from "./translations-view.tsx"

const realFetch = globalThis.fetch
beforeEach(() => {
  localStorage.clear()
  allowRejectedCalls()
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const counts = (missing: number, outdated = 0) => ({ texts: 10, missing, outdated })
const languages = () => ({
  data: [
    { language: "ar", kinds: [{ kind: "product", ...counts(5) }] },
    {
      language: "de",
      kinds: [
        { kind: "product", ...counts(1, 2) },
        { kind: "page", ...counts(0) },
      ],
    },
  ],
  count: 2,
})

const name = {
  field: "name",
  format: "text",
  is_multiline: false,
  source: "Clear resin",
  text: "",
  state: "missing",
  version: "s1.t1",
}
const blurb = {
  ...name,
  field: "blurb",
  source: "See through",
  text: "Durchsichtig",
  state: "outdated",
  version: "s2.t2",
}
const content = { ...name, field: "content", format: "html", is_multiline: true, version: "s3.t3" }
const item = {
  kind: "product",
  id: 12,
  key: "clear",
  name: "Clear resin",
  ...counts(2, 1),
  texts: 3,
  count: 3,
  data: [name, blurb, content],
}
const record = { kind: "product", id: 12 } as const
const noMore = () => ({ data: [], count: 0 })

/** Renders a record whose texts are these after the first save. */
function openRecord(responses: Parameters<typeof renderAdmin>[2] = {}, denied: string[] = []) {
  return renderAdmin(
    <TranslationView record={record} language="de" />,
    "/admin/translations/product/12?language=de",
    { getTranslations: () => ({ item }), listTranslations: noMore, ...responses },
    { denied },
  )
}

describe("the translations", () => {
  it("start with the most complete language, and link what it lacks", async () => {
    const { sent } = renderAdmin(<TranslationsView />, "/admin/translations", {
      listTranslationLanguages: languages,
      listTranslations: () => ({
        data: [{ id: 12, key: "clear", name: "Clear resin", ...counts(1, 2) }],
        count: 1,
      }),
    })
    const german = await screen.findByRole("table", { name: "Kind" })
    expect(screen.getByText("German by kind: 95 % translated")).toBeInTheDocument()
    const filter = { language: "de", kind: "product", state: "open" }
    const link = within(german).getByRole("link", { name: "Products" })
    expect(new URL(link.getAttribute("href") ?? "", location.href).searchParams.get("filter")).toBe(
      JSON.stringify(filter),
    )
    expect(within(german).getByRole("row", { name: /^Products/ })).toHaveTextContent("90 %")
    expect(await screen.findByRole("link", { name: "Clear resin" })).toHaveAttribute(
      "href",
      "/admin/translations/product/12?language=de",
    )
    expect(sent.find(({ call }) => call === "listTranslations")?.input).toMatchObject({
      language: "de",
      kind: "product",
      state: "any",
    })
  })

  it("are filtered by the address", async () => {
    const filter = { language: "ar", kind: "faq", state: "outdated", q: "resin" }
    const address = `/admin/translations?filter=${encodeURIComponent(JSON.stringify(filter))}`
    const { sent } = renderAdmin(<TranslationsView />, address, {
      listTranslationLanguages: languages,
      listTranslations: noMore,
    })
    expect(await screen.findByText("Nothing matches.")).toBeInTheDocument()
    expect(screen.getByLabelText("Kind")).toHaveValue("faq")
    expect(sent.find(({ call }) => call === "listTranslations")?.input).toMatchObject({
      language: "ar",
      kind: "faq",
      state: "outdated",
      search: "resin",
    })
  })
})

describe("a record in a language", () => {
  it("shows English beside fields in the language and its direction", async () => {
    renderAdmin(
      <TranslationView record={record} language="ar" />,
      "/admin/translations/product/12",
      {
        getTranslations: () => ({ item }),
        listTranslations: () => ({ data: [{ id: 13, key: "grey", name: "Grey", ...counts(1) }] }),
      },
    )
    const field = await screen.findByLabelText("Arabic Name")
    expect([field.lang, field.dir]).toEqual(["ar", "rtl"])
    expect(screen.getAllByText("Clear resin")[1]).toHaveAttribute("lang", "en")
    expect(screen.getByLabelText("Arabic Text").tagName).toBe("TEXTAREA")
    expect(
      await screen.findByRole("link", { name: "Next with missing texts: Grey" }),
    ).toHaveAttribute("href", "/admin/translations/product/13?language=ar")
  })

  it("saves what was typed with its version, and what still fits, in one call", async () => {
    const user = userEvent.setup()
    const { sent } = openRecord({ saveTranslations: () => ({ changed: 2 }) })
    await user.type(await screen.findByLabelText("German Name"), "Klares Harz")
    await user.click(screen.getByRole("button", { name: "It still fits: Short description" }))
    expect(screen.getByText("2 texts aren’t saved yet.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Saved.")).toBeInTheDocument()
    expect(sent.find(({ call }) => call === "saveTranslations")?.input).toEqual({
      language: "de",
      kind: "product",
      record_id: 12,
      texts: [
        { field: "name", text: "Klares Harz", version: "s1.t1" },
        { field: "blurb", text: "Durchsichtig", version: "s2.t2" },
      ],
    })
    expect(screen.getByText("Nothing to save.")).toBeInTheDocument()
    expect(localStorage.length).toBe(0)
  })

  it("removes a translation by an empty text, and shows that first", async () => {
    const user = userEvent.setup()
    const { sent } = openRecord({ saveTranslations: () => ({ changed: 1 }) })
    await user.clear(await screen.findByLabelText("German Short description"))
    expect(screen.getByText("Not saved yet: the translation will be removed.")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Save" }))
    await screen.findByText("Saved.")
    expect(sent.find(({ call }) => call === "saveTranslations")?.input.texts).toEqual([
      { field: "blurb", text: "", version: "s2.t2" },
    ])
  })

  it("has the message beside the field that does not fit, and what was typed stays", async () => {
    const user = userEvent.setup()
    openRecord({
      saveTranslations: () =>
        new AdminFailure(400, {
          code: "BAD_REQUEST",
          message: "Nothing was saved.",
          fields: { name: "This translation lacks the link /care." },
        }),
    })
    const field = await screen.findByLabelText("German Name")
    await user.type(field, "Harz")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("This translation lacks the link /care.")).toBeInTheDocument()
    expect(field).toHaveAccessibleDescription("This translation lacks the link /care.")
    expect(field).toHaveValue("Harz")
    await waitFor(() => expect(field).toHaveFocus())
  })

  it("offers both texts if somebody else was faster, and saves over theirs only when chosen", async () => {
    const user = userEvent.setup()
    let stored = item
    const { sent } = openRecord({
      getTranslations: () => ({ item: stored }),
      saveTranslations: ({ texts }) =>
        JSON.stringify(texts).includes("s1.t9")
          ? { changed: 1 }
          : new AdminFailure(409, { code: "CONFLICT", detail: { code: "record_changed" } }),
    })
    await user.type(await screen.findByLabelText("German Name"), "Harz")
    const theirs = { ...name, text: "Klares Harz", state: "translated", version: "s1.t9" }
    stored = { ...item, data: [theirs, blurb, content] }
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText(/^Nothing was saved: texts have changed/)).toBeInTheDocument()
    expect(await screen.findByText("Klares Harz")).toHaveAttribute("lang", "de")
    expect(screen.getByLabelText("German Name")).toHaveValue("Harz")
    await user.click(screen.getByRole("button", { name: "Use mine: Name" }))
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("Saved.")).toBeInTheDocument()
    expect(sent.findLast(({ call }) => call === "saveTranslations")?.input.texts).toEqual([
      { field: "name", text: "Harz", version: "s1.t9" },
    ])
  })

  it("shows that English has changed since a draft, before anything is saved", async () => {
    const user = userEvent.setup()
    const first = openRecord()
    await user.type(await screen.findByLabelText("German Name"), "Harz")
    first.unmount()
    const changed = { ...name, source: "Clear as water", version: "s9.t1" }
    openRecord({ getTranslations: () => ({ item: { ...item, data: [changed, blurb, content] } }) })
    expect(await screen.findByText(/^The English text has changed since you/)).toBeInTheDocument()
    expect(screen.getByText(/^Not saved yet: this is what you typed on/)).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Use theirs: Name" }))
    expect(screen.getByLabelText("German Name")).toHaveValue("")
  })

  it("with many texts is shown page by page, and what was typed on one stays", async () => {
    const user = userEvent.setup()
    const many = { ...item, texts: 120, count: 120 }
    const { sent } = openRecord({
      getTranslations: ({ page }) => ({ item: { ...many, data: page === 2 ? [blurb] : [name] } }),
    })
    await user.type(await screen.findByLabelText("German Name"), "Harz")
    await user.click(screen.getByRole("button", { name: "Next" }))
    expect(await screen.findByLabelText("German Short description")).toBeInTheDocument()
    expect(screen.queryByLabelText("German Name")).toBeNull()
    expect(screen.getByText("1 text isn’t saved yet.")).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText("Show"), "Missing")
    expect(await screen.findByLabelText("German Name")).toHaveValue("Harz")
    expect(sent.findLast(({ call }) => call === "getTranslations")?.input).toMatchObject({
      state: "missing",
      page: 1,
    })
  })

  it("is read-only for a role that cannot save", async () => {
    openRecord({}, ["saveTranslations"])
    expect(await screen.findByText("Durchsichtig")).toHaveAttribute("lang", "de")
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull()
    expect(screen.queryByRole("textbox")).toBeNull()
  })
})

describe("files of translations", () => {
  const upload = async (user: ReturnType<typeof userEvent.setup>) => {
    const text = "kind,record,field,translation"
    const file = new File([text], "german.csv", { type: "text/csv" })
    // jsdom has no File.text.
    Object.assign(file, { text: async () => text })
    await user.upload(screen.getByLabelText("CSV or XLIFF file (UTF-8)"), file)
    await user.click(screen.getByRole("button", { name: "Check the file" }))
  }

  it("are checked first: what does not fit is listed with its line, and nothing can be imported", async () => {
    const user = userEvent.setup()
    renderAdmin(<FilesView language="de" />, "/admin/translations/files", {
      checkTranslationFile: () => ({
        texts: 2,
        changed: 0,
        issue_count: 1,
        issues: [{ line: 7, place: "product clear, name", message: "lacks the link /care" }],
      }),
    })
    await upload(user)
    expect(await screen.findByText(/^1 translation doesn’t fit\./)).toBeInTheDocument()
    expect(screen.getByRole("row", { name: /^7 product clear/ })).toHaveTextContent(
      "lacks the link /care",
    )
    expect(screen.queryByRole("button", { name: "Import it" })).toBeNull()
  })

  it("are imported once everything fits, in the chosen language", async () => {
    const user = userEvent.setup()
    const done = { texts: 2, changed: 0, issue_count: 0, issues: [] }
    const { sent } = renderAdmin(<FilesView language="de" />, "/admin/translations/files", {
      checkTranslationFile: () => done,
      importTranslations: () => ({ ...done, changed: 1 }),
    })
    await upload(user)
    await user.click(await screen.findByRole("button", { name: "Import it" }))
    expect(await screen.findByText("1 translation was saved, 1 were the same.")).toBeInTheDocument()
    expect(sent.find(({ call }) => call === "importTranslations")?.input).toEqual({
      language: "de",
      name: "german.csv",
      text: "kind,record,field,translation",
    })
  })
})
