"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import type { AdminOutput } from "#lib/admin/call-admin.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Picker } from "./picker.tsx"
import { useCall } from "./use-call.ts"

type ListedImage = AdminOutput<"listImages">["data"][number]

type ImageFieldProps = {
  label: string
  /** Hash of the image; "" for none. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  note?: ReactNode
}

/** Renders the choice of an image of the media library, by a search for its name or its text. */
export function ImageField({ value, onChange, ...props }: ImageFieldProps) {
  return (
    <Picker
      {...props}
      chosen={value === "" ? null : <ChosenImage hash={value} />}
      onRemove={value === "" ? undefined : () => onChange("")}
    >
      {(search, close) => (
        <FoundImages
          search={search}
          onChoose={(hash) => {
            onChange(hash)
            close()
          }}
        />
      )}
    </Picker>
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
    <Thumbnail listed={image} />
  )
}

type FoundImagesProps = { search: string; onChoose: (hash: string) => void }

function FoundImages({ search, onChoose }: FoundImagesProps) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { data, error } = useCall("listImages", { search, page_size: 12 })
  const images = data?.data ?? []
  const text = error === null ? t("loading") : t("failed")
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {data === undefined ? text : images.length === 0 ? t("none") : ""}
      </p>
      <ul className="admin-images">
        {images.map((image) => (
          <li key={image.hash}>
            <button type="button" onClick={() => onChoose(image.hash)}>
              <Thumbnail listed={image} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Thumbnail({ listed: { image, alt, file_name } }: { listed: ListedImage }) {
  return (
    // biome-ignore lint/performance/noImgElement: the API renders the sizes of its images itself.
    <img
      src={image.webp_url}
      alt={alt === "" ? file_name : alt}
      width={image.width}
      height={image.height}
      loading="lazy"
      className="admin-thumbnail"
    />
  )
}
