"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { moveItem } from "#lib/admin/move-item.ts"
import type { AdminProduct } from "#lib/contract/catalogue-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Section } from "../../_components/section.tsx"
import { UploadArea } from "../../_components/upload-area.tsx"
import { useAction } from "../../_components/use-action.ts"
import { PhotoCard } from "./photo-card.tsx"

/** Renders a product's photos: added, described, sorted by dragging or by buttons, and removed. */
export function PhotoEditor({ product: { id, photos } }: { product: AdminProduct }) {
  const t: TextsOf<"admin.photos"> = useTranslations("admin.photos")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const [dragged, setDragged] = useState<number | null>(null)
  const add = (key: string, uuid: string) =>
    send("addPhoto", { id, model: "sell/product", uuid, key })
  const move = (from: number, to: number) => {
    if (from === to) return
    const photo_ids = moveItem(photos, from, to).map((photo) => photo.id)
    const done = t("moved", { number: from + 1, place: to + 1 })
    void run(() => send("sortPhotos", { id, photo_ids }), done)
  }
  return (
    <Section id="photos" heading={t("heading")}>
      <p className="text-sm text-muted">{t("note")}</p>
      <UploadArea onUploaded={add} isOrdered isSmall />
      <ActionNotice state={state} />
      {photos.length === 0 ? (
        <p className="text-muted">{t("none")}</p>
      ) : (
        <ol className="admin-products-photos">
          {photos.map((photo, index) => (
            <li
              key={photo.id}
              draggable
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={() => dragged !== null && move(dragged, index)}
            >
              <PhotoCard
                productId={id}
                photo={photo}
                place={index}
                count={photos.length}
                onMove={(to) => move(index, to)}
              />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
