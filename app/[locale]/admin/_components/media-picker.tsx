"use client"

import type { ReactNode } from "react"
import { ChoiceFrame } from "./choice-frame.tsx"
import { MediaDialog } from "./media-dialog.tsx"
import { MediaThumbnail } from "./media-thumbnail.tsx"
import { useCall } from "./use-call.ts"

type MediaPickerProps = {
  label: string
  /** Hash of the image; "" for none. */
  value: string
  /** Gets the hash of the chosen image, or "" when it is removed. */
  onChange: (hash: string) => void
  error?: string | undefined
  note?: ReactNode
}

/**
 * Renders a form's field for an image of the media library: what is chosen, and buttons to choose
 * another in a dialog (search, upload) and to remove it. For several images at once, or without a
 * field, use `MediaDialog`.
 */
export function MediaPicker({ label, value, onChange, error, note }: MediaPickerProps) {
  const isChosen = value !== ""
  return (
    <ChoiceFrame
      label={label}
      chosen={isChosen ? <ChosenImage hash={value} /> : null}
      onRemove={isChosen ? () => onChange("") : undefined}
      error={error}
      note={note}
      isDialog
    >
      {(close) => (
        <MediaDialog
          onClose={close}
          onChoose={([hash = ""]) => {
            onChange(hash)
            close()
          }}
        />
      )}
    </ChoiceFrame>
  )
}

function ChosenImage({ hash }: { hash: string }) {
  const { data } = useCall("listImages", { search: hash, page_size: 1 })
  const [image] = data?.data ?? []
  return image === undefined ? (
    <bdi dir="ltr" className="text-sm wrap-anywhere">
      {hash}
    </bdi>
  ) : (
    <MediaThumbnail image={image} />
  )
}
