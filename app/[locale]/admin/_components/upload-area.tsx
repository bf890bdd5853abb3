"use client"

import { useTranslations } from "next-intl"
import { type DragEvent, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { uploadTypes } from "#lib/contract/upload-limits.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { type OnUploaded, type Upload, useUploads } from "./use-uploads.ts"

type UploadAreaProps = {
  /** Gets the hash of each image that is uploaded, and the id of its upload. */
  onUploaded?: OnUploaded
  /** True if the images are uploaded one after the other, in the order in which they were chosen. */
  isOrdered?: boolean
  /** True: without the explanation. */
  isSmall?: boolean
}

const ignore = () => {}

/**
 * Renders where images are dropped or chosen to be uploaded, and below it each upload with its
 * progress, or why it failed.
 */
export function UploadArea({
  onUploaded = ignore,
  isOrdered = false,
  isSmall = false,
}: UploadAreaProps) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const { uploads, add, retry, clear } = useUploads(onUploaded, isOrdered ? 1 : 2)
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
      aria-label={t("upload")}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
      data-over={isOver}
      className="admin-upload stack-3"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="secondary" onClick={() => input.current?.click()}>
          {t("upload")}
        </Button>
        <span className="text-muted">{t("drop")}</span>
      </div>
      {!isSmall && <p className="text-sm text-muted">{t("uploadNote")}</p>}
      <input
        ref={input}
        type="file"
        multiple
        accept={uploadTypes.join(",")}
        aria-label={t("files")}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          add(event.target.files ?? [])
          event.target.value = ""
        }}
      />
      <UploadList uploads={uploads} onRetry={retry} onClear={clear} />
    </section>
  )
}

type UploadListProps = { uploads: readonly Upload[]; onRetry: () => void; onClear: () => void }

function UploadList({ uploads, onRetry, onClear }: UploadListProps) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const count = (state: Upload["state"]) => uploads.filter((each) => each.state === state).length
  const done = count("done")
  const failed = count("failed")
  const isBusy = count("waiting") + count("sending") > 0
  return (
    <>
      <p role="status" className="text-sm">
        {uploads.length > 0 && !isBusy ? t("uploaded", { done, failed }) : ""}
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
