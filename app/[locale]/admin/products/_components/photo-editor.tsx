"use client"

import { useTranslations } from "next-intl"
import { type DragEvent, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { moveItem } from "#lib/admin/move-item.ts"
import type { AdminProduct } from "#lib/contract/catalogue-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"
import { PhotoCard } from "./photo-card.tsx"
import { UploadList } from "./upload-list.tsx"
import { usePhotoUploads } from "./use-photo-uploads.ts"

/** Renders a product's photos: added, described, sorted by dragging or by buttons, and removed. */
export function PhotoEditor({ product: { id, photos } }: { product: AdminProduct }) {
  const t: TextsOf<"admin.photos"> = useTranslations("admin.photos")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const { uploads, add, retry } = usePhotoUploads(id)
  const input = useRef<HTMLInputElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const move = (from: number, to: number) => {
    if (from === to) return
    const photo_ids = moveItem(photos, from, to).map((photo) => photo.id)
    const done = t("moved", { number: from + 1, place: to + 1 })
    void run(() => send("sortPhotos", { id, photo_ids }), done)
  }
  const dropFiles = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add([...event.dataTransfer.files])
  }
  return (
    <Section id="photos" heading={t("heading")}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same. */}
      <div
        className="admin-products-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={dropFiles}
      >
        <Button kind="secondary" onClick={() => input.current?.click()}>
          {t("add")}
        </Button>
        <p className="text-sm text-muted">{t("drop")}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          aria-label={t("add")}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = ""
          }}
        />
      </div>
      <UploadList uploads={uploads} onRetry={retry} />
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
