"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useRef } from "react"
import { Button } from "#components/ui/button.tsx"
import { parseTags } from "#lib/admin/media-tags.ts"
import type { WireMediaItem } from "#lib/contract/media-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { DraftNotice } from "../../_components/draft-notice.tsx"
import { Field } from "../../_components/field.tsx"
import { SaveNotice } from "../../_components/save-notice.tsx"
import { Section } from "../../_components/section.tsx"
import { TranslationsLink } from "../../_components/translations-link.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useDraft } from "../../_components/use-draft.ts"
import { FocusField } from "./focus-field.tsx"

/** Renders the texts, the tags and the focal point of an image, saved together. */
export function ImageForm({ item }: { item: WireMediaItem }) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { send } = useAdminPage()
  const base = {
    alt: item.alt,
    name: item.name,
    tags: item.tags.join(", "),
    focusX: item.focus.x,
    focusY: item.focus.y,
  }
  const draft = useDraft(`image:${item.hash}`, base)
  const { values, set } = draft
  const { state, run, reset } = useAction()
  // What is typed is based on the version that was loaded before it.
  const version = useRef(item.version)
  if (!draft.isChanged) version.current = item.version
  const save = async (based: string | undefined) => {
    const { alt, name, tags, focusX, focusY } = values
    const isSaved = await run(
      () =>
        send("updateImage", {
          hash: item.hash,
          alt,
          name,
          tags: parseTags(tags),
          focus: { x: focusX, y: focusY },
          ...(based !== undefined && { version: based }),
        }),
      tForm("saved"),
    )
    if (isSaved) draft.clear()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(version.current)
  }
  const discard = () => {
    draft.clear()
    reset()
  }
  return (
    <form onSubmit={submit} noValidate className="stack-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={discard} />
      <Section id="texts" heading={t("texts")}>
        <Field
          label={t("alt")}
          value={values.alt}
          onChange={(text) => set("alt", text)}
          error={state.errors.alt}
          rows={2}
          note={
            <>
              <p className="text-sm text-muted">{t("altNote")}</p>
              {item.alt !== "" && (
                <TranslationsLink record={{ kind: "image", id: 0 }} search={item.hash} />
              )}
            </>
          }
        />
        <Field
          label={t("name")}
          value={values.name}
          onChange={(text) => set("name", text)}
          error={state.errors.name}
        />
        <Field
          label={t("tags")}
          value={values.tags}
          onChange={(text) => set("tags", text)}
          error={state.errors.tags}
          note={<p className="text-sm text-muted">{t("tagsNote")}</p>}
        />
      </Section>
      <Section id="focus" heading={t("focus")}>
        <FocusField
          item={item}
          focus={{ x: values.focusX, y: values.focusY }}
          onChange={({ x, y }) => draft.setMany({ focusX: x, focusY: y })}
        />
      </Section>
      <SaveNotice
        state={state}
        labels={{}}
        onOverwrite={() => void save(undefined)}
        onDiscard={discard}
      />
      <Button type="submit" aria-disabled={state.isBusy}>
        {state.isBusy ? tForm("saving") : tForm("save")}
      </Button>
    </form>
  )
}
