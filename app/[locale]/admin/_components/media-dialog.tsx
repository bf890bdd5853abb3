"use client"

import { useTranslations } from "next-intl"
import { useEffect, useId, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { Button } from "#components/ui/button.tsx"
import { Icon } from "#components/ui/icon.tsx"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import type { WireListedImage } from "#lib/contract/media-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "./field.tsx"
import { MediaThumbnail } from "./media-thumbnail.tsx"
import { UploadArea } from "./upload-area.tsx"
import { useCall } from "./use-call.ts"

type MediaDialogProps = {
  /** True: several images may be chosen; otherwise a click on one chooses it. */
  isMultiple?: boolean
  /** Gets the hashes of the chosen images, in the order of the choice. */
  onChoose: (hashes: readonly string[]) => void
  onClose: () => void
}

const pageSize = 24
const searchDelayMs = 250

/** Renders a dialog in which images of the media library are found, uploaded and chosen. */
export function MediaDialog({ isMultiple = false, onChoose, onClose }: MediaDialogProps) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const choose = (hash: string) => {
    if (!isMultiple) return onChoose([hash])
    setChosen((all) => (all.includes(hash) ? all.filter((each) => each !== hash) : [...all, hash]))
  }
  // In the body: a form of the dialog must not be within the form whose field it fills.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="admin-media-dialog floating"
    >
      <div className="stack-4">
        <div className="flex items-center justify-between gap-3">
          <h2 id={id} className="text-xl">
            {t("choose")}
          </h2>
          <button
            type="button"
            aria-label={t("close")}
            onClick={() => dialog.current?.close()}
            className="flex size-11 shrink-0 items-center justify-center rounded-lg"
          >
            <Icon name="close" />
          </button>
        </div>
        <UploadArea onUploaded={choose} isSmall />
        <FoundImages chosen={chosen} onToggle={choose} isMultiple={isMultiple} />
        {isMultiple && (
          <Button disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {t("chooseCount", { count: chosen.length })}
          </Button>
        )}
      </div>
    </dialog>,
    document.body,
  )
}

type FoundImagesProps = {
  chosen: readonly string[]
  onToggle: (hash: string) => void
  isMultiple: boolean
}

function FoundImages({ chosen, onToggle, isMultiple }: FoundImagesProps) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const [typed, setTyped] = useState("")
  const [{ search, page }, setQuery] = useState({ search: "", page: 1 })
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = typed.trim()
      setQuery((query) => (query.search === next ? query : { search: next, page: 1 }))
    }, searchDelayMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, error } = useCall("listImages", { search, page, page_size: pageSize })
  const images: readonly WireListedImage[] = data?.data ?? []
  const status = error === null ? tList("loading") : tList("failed")
  return (
    <>
      <Field label={t("search")} value={typed} onChange={setTyped} />
      <p role="status" className="text-sm text-muted">
        {data === undefined ? status : tList("count", { count: data.count })}
      </p>
      <ul className="admin-images">
        {images.map((image) => (
          <li key={image.hash}>
            <button
              type="button"
              className="admin-choice"
              {...(isMultiple && { "aria-pressed": chosen.includes(image.hash) })}
              onClick={() => onToggle(image.hash)}
            >
              <MediaThumbnail image={image} />
            </button>
          </li>
        ))}
      </ul>
      <DialogPages
        page={page}
        pages={getPageCount(data?.count ?? 0, pageSize)}
        onPage={(next) => setQuery({ search, page: next })}
      />
    </>
  )
}

type DialogPagesProps = { page: number; pages: number; onPage: (page: number) => void }

function DialogPages({ page, pages, onPage }: DialogPagesProps) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  if (pages <= 1) return null
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center gap-3">
      <Button kind="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t("previous")}
      </Button>
      <span>{t("page", { page, pages })}</span>
      <Button kind="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t("next")}
      </Button>
    </nav>
  )
}
