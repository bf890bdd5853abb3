"use client"

import { useTranslations } from "next-intl"
import { type ReactNode, useId, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
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
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <fieldset
      className="stack-2"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      tabIndex={-1}
    >
      <legend className="font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {value === "" ? (
          <span className="text-muted">{t("nothingChosen")}</span>
        ) : (
          <ChosenImage hash={value} />
        )}
        <Button
          ref={opener}
          kind="secondary"
          aria-haspopup="dialog"
          aria-label={t("chooseOf", { label })}
          onClick={() => setIsOpen(true)}
        >
          {t("choose")}
        </Button>
        {value !== "" && (
          <Button
            kind="tertiary"
            aria-label={t("removeOf", { label })}
            onClick={() => onChange("")}
          >
            {t("remove")}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {note}
      {isOpen && (
        <MediaDialog
          onClose={close}
          onChoose={([hash = ""]) => {
            onChange(hash)
            close()
          }}
        />
      )}
    </fieldset>
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
