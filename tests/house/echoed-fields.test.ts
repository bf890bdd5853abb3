import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@jest/globals"
import { detailNames } from "#lib/account/customer.ts"
import { addressFieldNames } from "#lib/account/saved-address.ts"
import { cartControls } from "#lib/cart/cart-form.ts"
import { typedControls } from "#lib/checkout/field-names.ts"
import { type EchoedFields, echoedFields } from "#lib/forms/echoed-fields.ts"
import { controls } from "#lib/forms/form-controls.ts"
import { voucherControls } from "#lib/vouchers/voucher.ts"

/** Forms that post to no server action, so that nothing of them is shown again. */
const withoutServerAction: Readonly<Record<string, string>> = {
  "list-filters.tsx": "GET",
  "compare-view.tsx": "GET",
  "search-form.tsx": "GET",
  "search-box.tsx": "GET",
  "search-and-categories.tsx": "GET",
  "page-form.tsx": "GET",
  "meta-text-editor.tsx": "GET",
  "audit-filter.tsx": "GET",
  "unavailable/page.tsx": "GET: reloads the page",
  "login-view.tsx": "POST to a route, URL-encoded (OAuth), beside an AccountForm",
  "global-error.tsx": "GET: reloads the page",
  "action-form.tsx": "handled in the browser: the back office needs scripts",
  "details-step.tsx": "handled in the browser: the back office needs scripts",
  "schema-form.tsx": "handled in the browser: the back office needs scripts",
  "category-form.tsx": "handled in the browser: the back office needs scripts",
  "import-form.tsx": "handled in the browser: the back office needs scripts",
  "new-product-view.tsx": "handled in the browser: the back office needs scripts",
  "option-editor.tsx": "handled in the browser: the back office needs scripts",
  "photo-card.tsx": "handled in the browser: the back office needs scripts",
  "sku-grid.tsx": "handled in the browser: the back office needs scripts",
  "step-up-dialog.tsx": "handled in the browser: the back office needs scripts",
  "order-filters.tsx": "handled in the browser: the back office needs scripts",
  "saved-views.tsx": "handled in the browser: the back office needs scripts",
  "prices-view.tsx": "handled in the browser: the back office needs scripts",
  "product-form.tsx": "handled in the browser: the back office needs scripts",
  "products-view.tsx": "handled in the browser: the back office needs scripts",
  "photo-part.tsx": "POST to a route that responds with a redirect; a file cannot be shown again",
  "person-form.tsx": "handled in the browser: the back office needs scripts",
  "image-form.tsx": "handled in the browser: the back office needs scripts",
  "record-texts.tsx": "handled in the browser: the back office needs scripts",
  "translation-form.tsx": "handled in the browser: the back office needs scripts",
  "upload-form.tsx": "handled in the browser: the back office needs scripts",
  "search-filters.tsx": "handled in the browser: the back office needs scripts",
  "photo-form.tsx": "POST to a route that responds with a redirect; a file cannot be shown again",
  "audit-run-form.tsx": "POST to a route, URL-encoded",
  "preferences.tsx": "POST to the server, URL-encoded",
  "preview-banner.tsx": "POST to a route, URL-encoded",
  "consent-panel.tsx": "handled in the browser",
  "arrival-dates.tsx": "handled in the browser, and hidden without JavaScript",
}
const sources = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"))
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") })),
)
const forms = Object.entries<EchoedFields>(echoedFields)

describe("the list of echoed fields", () => {
  it("has each form of the app, or its file is named as having nothing to echo", () => {
    const unnamed = sources
      .filter(({ text }) => /<form\b/.test(text) && !text.includes("<FormName form="))
      .map(({ path }) => path)
    const known = Object.keys(withoutServerAction)
    expect(unnamed.filter((path) => !known.some((name) => path.endsWith(name)))).toEqual([])
    expect(known.filter((name) => !unnamed.some((path) => path.endsWith(name)))).toEqual([])
  })

  it("has no form that the app does not render", () => {
    const unused = forms.filter(
      ([form]) => !sources.some(({ text }) => text.includes(`form="${form}"`)),
    )
    expect(unused.map(([form]) => form)).toEqual([])
  })

  it("has the fields that each form declares itself", () => {
    const declared: [keyof typeof echoedFields, readonly string[]][] = [
      ["address", addressFieldNames],
      ["quote", addressFieldNames],
      ["profile", detailNames],
      ["cart", cartControls],
      ["checkout", typedControls],
      ["voucherPurchase", [voucherControls.amount, voucherControls.custom, voucherControls.email]],
      ["voucherRedemption", [voucherControls.code, voucherControls.page]],
      ["visitor", [controls.form, controls.key, controls.page, controls.proof, controls.question]],
    ]
    const missing = declared.flatMap(([form, names]) => {
      const { shown = [], sent = [], retyped = [] }: EchoedFields = echoedFields[form]
      const listed = [...shown, ...sent, ...retyped]
      return names.filter((name) => !listed.includes(name)).map((name) => `${form}: ${name}`)
    })
    expect(missing).toEqual([])
  })

  it("shows no field that another form treats as a secret, nor any password", () => {
    const secrets = new Set(forms.flatMap(([, { retyped = [] }]) => retyped))
    const shown = forms.flatMap(([form, { shown: typed = [], sent = [] }]) =>
      [...typed, ...sent]
        .filter((name) => secrets.has(name) || /password/i.test(name))
        .map((name) => `${form}: ${name}`),
    )
    expect(shown).toEqual([])
  })
})
