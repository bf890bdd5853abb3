/** @jest-environment jsdom */
import { hasSecretTyped, restoreFormDraft, saveFormDraft } from "./form-draft-storage.ts"

function open(path: string, form: string): void {
  history.replaceState(null, "", path)
  document.body.innerHTML = `<header><form><input name="q"></form></header><main><form>${form}</form></main>`
}

function get(name: string): HTMLInputElement {
  const control = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!control) throw new Error(`no ${name}`)
  return control
}

function type(name: string, text: string): void {
  get(name).value = text
}

const form = `<input name="name"><textarea name="text">Dear shop</textarea>
<input type="checkbox" name="newsletter" value="1"><select name="about"><option>Prints<option>Lights</select>
<input type="password" name="word"><input type="hidden" name="form" value="3">`

beforeEach(() => sessionStorage.clear())

describe("the form draft", () => {
  it("is restored with its page and fires input events", () => {
    open("/contact", form)
    type("name", "Ann")
    type("text", "Hello")
    type("about", "Lights")
    get("newsletter").click()
    saveFormDraft()
    open("/contact", form)
    const changedNames: string[] = []
    document.addEventListener("input", ({ target }) => {
      if (target instanceof HTMLElement) changedNames.push(target.getAttribute("name") ?? "")
    })
    restoreFormDraft()
    expect([get("name").value, get("text").value, get("about").value]).toEqual([
      "Ann",
      "Hello",
      "Lights",
    ])
    expect([get("newsletter").checked, changedNames]).toEqual([
      true,
      expect.arrayContaining(["name", "text"]),
    ])
  })

  it("never overwrites what was typed since", () => {
    open("/contact", form)
    type("name", "Ann")
    saveFormDraft()
    open("/contact", form)
    type("name", "Anna")
    restoreFormDraft()
    expect(get("name").value).toBe("Anna")
  })

  it("never contains a password, nor a control outside the page's own forms", () => {
    open("/contact", form)
    type("word", "hunter2")
    type("q", "resin")
    saveFormDraft(true)
    expect(sessionStorage).toHaveLength(0)
    expect(hasSecretTyped()).toBe(true)
  })

  it("never contains a choice that the URL contains", () => {
    open("/product/resin", '<fieldset data-in-url><input type="radio" name="colour"></fieldset>')
    get("colour").click()
    saveFormDraft(true)
    expect(sessionStorage).toHaveLength(0)
  })

  it("is deleted once the form is unchanged, as after it was sent", () => {
    open("/contact", form)
    type("name", "Ann")
    saveFormDraft()
    type("name", "")
    saveFormDraft()
    expect(sessionStorage).toHaveLength(0)
  })

  it("of a private page is stored only for a reload", () => {
    open("/de/profile", form)
    type("name", "Ann")
    saveFormDraft()
    expect(sessionStorage).toHaveLength(0)
    saveFormDraft(true)
    open("/de/profile", form)
    restoreFormDraft()
    expect([get("name").value, sessionStorage.length]).toEqual(["Ann", 0])
  })

  it("survives the pagehide of a reload, also for a form that is being submitted", () => {
    open("/de/profile", form)
    type("name", "Ann")
    get("name").readOnly = true
    saveFormDraft(true)
    saveFormDraft()
    open("/de/profile", form)
    restoreFormDraft()
    expect(get("name").value).toBe("Ann")
  })

  it("is not stored for a form that is being submitted and leads to another page", () => {
    open("/contact", form)
    type("name", "Ann")
    get("name").readOnly = true
    saveFormDraft()
    expect(sessionStorage).toHaveLength(0)
  })

  it("is not restored into another page", () => {
    open("/contact", form)
    type("name", "Ann")
    saveFormDraft()
    open("/custom-orders", form)
    restoreFormDraft()
    expect([get("name").value, sessionStorage.length]).toEqual(["", 0])
  })

  it.each(["{", "7", "[]", '{"path":"/contact"}', '{"path":"/contact","values":[7,{"at":"x"}]}'])(
    "is ignored if it cannot be parsed: %s",
    (text) => {
      sessionStorage.setItem("curlew.typed", text)
      open("/contact", form)
      restoreFormDraft()
      expect(get("name").value).toBe("")
    },
  )
})
