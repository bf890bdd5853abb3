"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import type { AdminProduct } from "#lib/contract/catalogue-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useDraft } from "../../_components/use-draft.ts"

type PhotoCardProps = {
  productId: number
  photo: AdminProduct["photos"][number]
  /** Counted from 0. */
  place: number
  count: number
  onMove: (to: number) => void
}

/** Renders a photo of a product with its alternative text and its buttons. */
export function PhotoCard({ productId, photo, place, count, onMove }: PhotoCardProps) {
  const t: TextsOf<"admin.photos"> = useTranslations("admin.photos")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const draft = useDraft(`photo.${photo.id}`, { name: photo.name })
  const [isRemoving, setIsRemoving] = useState(false)
  const ids = { id: productId, photo_id: photo.id }
  const number = place + 1
  const title = place === 0 ? t("main") : t("photo", { number })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { name } = draft.values
    if (await run(() => send("updatePhoto", { ...ids, name }))) draft.clear()
  }
  const button = (action: string, onClick: () => void, isDisabled = false) => (
    <Button
      kind="tertiary"
      aria-label={t("actionOf", { action, number })}
      disabled={isDisabled}
      onClick={onClick}
    >
      {action}
    </Button>
  )
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="stack-2">
      <p className="font-semibold">{title}</p>
      {/* biome-ignore lint/performance/noImgElement: the API renders the sizes of its images itself. */}
      <img
        src={buildPictureUrl({ hash: photo.image_hash, aspect: "4x3" }, 300)}
        alt={photo.name === "" ? title : photo.name}
        width={300}
        height={225}
        loading="lazy"
        className="admin-products-photo"
      />
      <Field
        label={t("alt")}
        value={draft.values.name}
        onChange={(text) => draft.set("name", text)}
        error={state.errors.name}
        rows={2}
        note={photo.name === "" && <p className="text-sm text-muted">{t("altMissing")}</p>}
      />
      {draft.isChanged && (
        <Button type="submit" kind="secondary" aria-disabled={state.isBusy}>
          {t("saveAlt")}
        </Button>
      )}
      <div className="flex flex-wrap">
        {place > 1 && button(t("makeMain"), () => onMove(0))}
        {button(t("earlier"), () => onMove(place - 1), place === 0)}
        {button(t("later"), () => onMove(place + 1), place === count - 1)}
        {isRemoving
          ? button(t("confirmRemove"), () => void run(() => send("removePhoto", ids)))
          : button(t("remove"), () => setIsRemoving(true))}
      </div>
      <ActionNotice state={state} />
    </form>
  )
}
