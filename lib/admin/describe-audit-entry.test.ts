import { describe, expect, it } from "@jest/globals"
import { createTranslator } from "next-intl"
import { adminCallAccess } from "#lib/contract/admin-access.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import admin from "../../messages/admin/en.json" with { type: "json" }
import { buildAuditWords } from "./audit-words.ts"
import { describeAuditEntry, getAuditFieldLabel } from "./describe-audit-entry.ts"

const t: TextsOf<"admin.audit"> = createTranslator({
  locale: "en",
  messages: { admin },
  namespace: "admin.audit",
})
const words = buildAuditWords()

const entry = {
  id: 1,
  at: "2026-11-27T00:00:00Z",
  outcome: "done",
  actor: { kind: "account", id: 5, name: "Bo", role: "content" },
  call: "sell/sku/update",
  model: "sell/sku",
  record_id: 6,
  label: "MUG-1",
  changes: [{ field: "price", before: "8.50", after: "8.00" }],
  can_undo: true,
  undoes_id: null,
  undone_by: null,
} as const
const describeEntry = (values: object) =>
  describeAuditEntry(Object.assign({}, entry, { changes: [...entry.changes] }, values), words, t)

describe("an entry of the audit log", () => {
  it.each([
    [{}, "Changed “Price” of the variant “MUG-1”: 8.50 → 8.00"],
    [
      {
        call: "cognito/admin/setRole",
        model: "cognito/admin",
        label: "Ann Example",
        changes: [{ field: "role", before: "orders", after: null }],
      },
      "Changed the role of the account “Ann Example”: orders → empty",
    ],
    [{ call: "sell/sku/delete", changes: [] }, "Deleted the variant “MUG-1”"],
    [
      {
        call: "sell/order/ship",
        model: "sell/order",
        label: "",
        record_id: 12,
        changes: [
          { field: "status", before: "paid", after: "shipped" },
          { field: "carrier", before: "", after: "Post" },
        ],
      },
      "Shipped the order with the number 12",
    ],
    [
      {
        call: "cognito/faq/update",
        model: "cognito/faq",
        label: "Do you post?",
        changes: [{ field: "content", before: "a".repeat(30), after: "b".repeat(30) }],
      },
      "Changed “Reply (HTML)” of the question with its answer “Do you post?”",
    ],
    [{ call: "price set" }, "Command “price set” about the variant “MUG-1”: 8.50 → 8.00"],
  ])("names who was changed how: %#", (values, text) => {
    expect(describeEntry(values)).toBe(text)
  })

  it("has words for every call that changes something", () => {
    // These have the model of their record.
    const others = /^cognito\/(?:audit|setup)\//
    const writes = [...adminCallAccess].filter(
      ([call, { isWrite }]) => isWrite && !others.test(call),
    )
    const described = writes.map(([call]) => {
      const model = call.slice(0, call.lastIndexOf("/"))
      return [call, describeEntry({ call, model })]
    })
    expect(described.filter(([call, text]) => text === call)).toEqual([])
    const isModel = (text = "") => /(?:cognito|sell)\//.test(text)
    expect(described.filter(([, text]) => isModel(text))).toEqual([])
  })

  it("names fields by their labels", () => {
    expect(getAuditFieldLabel(words, "sell/product", "meta_description")).toBe(
      "Description for search engines",
    )
    expect(getAuditFieldLabel(words, "sell/sku", "low_stock")).toBe("Low stock")
  })
})
