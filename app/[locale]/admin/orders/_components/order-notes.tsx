"use client"

import { useTranslations } from "next-intl"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { sendOnce } from "#lib/admin/send-once.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useDraft } from "../../_components/use-draft.ts"

/** Renders the internal notes on an order, and the form that adds one. */
export function OrderNotes({ order: { id, notes } }: { order: AdminOrder }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { locale, can } = useAdminPage()
  return (
    <Section id="notes" heading={t("notes.heading")}>
      <p className="text-sm text-muted">{t("notes.hint")}</p>
      {notes.length > 0 && (
        <ol className="ruled">
          {notes.map(({ id: noteId, note, author, at }) => (
            <li key={noteId} className="py-2">
              <p className="whitespace-pre-line wrap-anywhere" dir="auto">
                {note}
              </p>
              <p className="text-sm text-muted">
                <time dateTime={at}>{`${formatDate(at, locale)}, ${formatTime(at, locale)}`}</time>{" "}
                {author !== "" && t("by", { actor: author })}
              </p>
            </li>
          ))}
        </ol>
      )}
      {can("addOrderNote") && <NoteForm id={id} />}
    </Section>
  )
}

function NoteForm({ id }: Pick<AdminOrder, "id">) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const { values, set, clear } = useDraft(`note.${id}`, { note: "" })
  const add = async () => {
    const input = { id, note: values.note }
    const store = () => sendOnce(`note.${id}`, input, (once) => send("addOrderNote", once))
    if (await run(store, t("notes.added"))) clear()
  }
  return (
    <ActionForm state={state} onSubmit={add} button={t("notes.add")}>
      <Field
        label={t("notes.new")}
        value={values.note}
        onChange={(text) => set("note", text)}
        rows={3}
        error={state.errors.note}
      />
      <ActionNotice state={state} />
    </ActionForm>
  )
}
