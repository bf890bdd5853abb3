"use client"

import { useTranslations } from "next-intl"
import { type DragEvent, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { uploadTypes } from "#lib/contract/upload-limits.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import {
  type OnUploaded,
  type Upload,
  type Uploader,
  useImageUploader,
  useUploads,
} from "./use-uploads.ts"

/** Files of another kind than images, with the texts about them. */
export type UploadKind = {
  uploader: Uploader
  /** Their media types. */
  types: readonly string[]
  texts: {
    upload: string
    files: string
    note: string
    uploaded: (count: { done: number; failed: number }) => string
  }
}

type UploadAreaProps = {
  /** Gets the key of each file that is uploaded (the hash of an image), and the id of its upload. */
  onUploaded?: OnUploaded
  kind?: UploadKind
  /** True if the images are uploaded one after the other, in the order in which they were chosen. */
  isOrdered?: boolean
  /** True: without the explanation. */
  isSmall?: boolean
}

const ignore = () => {}

/**
 * Renders where images, or files of another kind, are dropped or chosen to be uploaded, and below it each upload with its
 * progress, or why it failed.
 */
export function UploadArea({
  onUploaded = ignore,
  isOrdered = false,
  isSmall = false,
  kind,
}: UploadAreaProps) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const images = useImageUploader()
  const uploader = kind?.uploader ?? images
  const { uploads, add, retry, clear } = useUploads(uploader, onUploaded, isOrdered ? 1 : 2)
  const texts = kind?.texts ?? {
    upload: t("upload"),
    files: t("files"),
    note: t("uploadNote"),
    uploaded: (count: { done: number; failed: number }) => t("uploaded", count),
  }
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drag = (isNowOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(isNowOver)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    add(event.dataTransfer.files)
  }
  return (
    <section
      aria-label={texts.upload}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
      data-over={isOver}
      className="admin-upload stack-3"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="secondary" onClick={() => input.current?.click()}>
          {texts.upload}
        </Button>
        <span className="text-muted">{t("drop")}</span>
      </div>
      {!isSmall && <p className="text-sm text-muted">{texts.note}</p>}
      <input
        ref={input}
        type="file"
        multiple
        accept={(kind?.types ?? uploadTypes).join(",")}
        aria-label={texts.files}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          add(event.target.files ?? [])
          event.target.value = ""
        }}
      />
      <UploadList uploads={uploads} onRetry={retry} onClear={clear} describe={texts.uploaded} />
    </section>
  )
}

type UploadListProps = {
  uploads: readonly Upload[]
  onRetry: () => void
  onClear: () => void
  describe: UploadKind["texts"]["uploaded"]
}

function UploadList({ uploads, onRetry, onClear, describe }: UploadListProps) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const count = (state: Upload["state"]) => uploads.filter((each) => each.state === state).length
  const done = count("done")
  const failed = count("failed")
  const isBusy = count("waiting") + count("sending") > 0
  return (
    <>
      <p role="status" className="text-sm">
        {uploads.length > 0 && !isBusy ? describe({ done, failed }) : ""}
      </p>
      {uploads.length > 0 && (
        <ul className="stack-2">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {failed > 0 && !isBusy && (
        <div className="flex flex-wrap gap-3">
          {uploads.some(({ canRetry, state }) => canRetry && state === "failed") && (
            <Button kind="secondary" onClick={onRetry}>
              {t("retry")}
            </Button>
          )}
          <Button kind="tertiary" onClick={onClear}>
            {t("clear")}
          </Button>
        </div>
      )}
    </>
  )
}

function UploadRow({ upload: { file, state, part, message } }: { upload: Upload }) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  return (
    <li className="admin-upload-row">
      <bdi className="wrap-anywhere">{file.name}</bdi>
      {state === "failed" ? (
        <span className="font-semibold text-danger">{message}</span>
      ) : (
        <>
          <progress value={part} aria-label={t("progressOf", { name: file.name })} />
          <span className="text-sm text-muted">{t(`states.${state}`)}</span>
        </>
      )}
    </li>
  )
}
