"use client"

import { type FormEvent, type ReactNode, useEffect, useRef } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import {
  isPhotoDone,
  type PhotoResult,
  photoAction,
  photoControls,
  photoTypes,
  removeIntent,
} from "#lib/account/photo.ts"
import type { PhotoLabels } from "./build-labels.ts"
import { usePhotoForm } from "./use-photo-form.ts"

type PhotoFormProps = {
  /** Result of an upload without JavaScript. */
  result: PhotoResult | null
  hasPhoto: boolean
  labels: PhotoLabels
  /** The current photo. */
  children: ReactNode
}

/**
 * Renders the form that uploads or removes the customer's photo, with a preview. It works without
 * JavaScript.
 */
export function PhotoForm({ result: before, hasPhoto, labels, children }: PhotoFormProps) {
  const { canvas, result, hasPreview, isBusy, choose, submit } = usePhotoForm(before)
  const error = result !== null && !isPhotoDone(result) ? labels.results[result] : null
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(event.currentTarget)
  }
  const formProps = { action: photoAction, method: "post", encType: "multipart/form-data" } as const
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:items-start">
      <div className="shrink-0">
        <canvas
          ref={canvas}
          width={288}
          height={288}
          role="img"
          aria-label={labels.preview}
          hidden={!hasPreview}
          className="size-36 rounded-full border-2 border-brand"
        />
        <div hidden={hasPreview}>{children}</div>
      </div>
      <div className="min-w-0 grow stack-4">
        <PhotoNotice result={result} labels={labels} />
        <form {...formProps} id="photo-form" onSubmit={send} aria-busy={isBusy} className="stack-4">
          <PhotoControl error={error} labels={labels} onChoose={choose} />
          <button type="submit" aria-disabled={isBusy} className={buildButtonClass("secondary")}>
            <span aria-live="polite">{isBusy ? labels.uploading : labels.upload}</span>
          </button>
        </form>
        {hasPhoto && (
          <form {...formProps} id="photo-removal" onSubmit={send}>
            <input type="hidden" name={photoControls.intent} value={removeIntent} />
            <button type="submit" className={buildButtonClass("tertiary", "-ms-4")}>
              {labels.remove}
            </button>
          </form>
        )}
      </div>
    </div>
  )
}

type PhotoControlProps = {
  error: string | null
  labels: PhotoLabels
  onChoose: (file: File | undefined) => void
}

function PhotoControl({ error, labels, onChoose }: PhotoControlProps) {
  return (
    <div className="stack-1">
      <label htmlFor="photo-file" className="block font-semibold">
        {labels.choose}
      </label>
      <input
        id="photo-file"
        type="file"
        name={photoControls.photo}
        accept={photoTypes}
        required
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? "photo-note" : "photo-note photo-error"}
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
        className="block min-h-11 w-full min-w-0 text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-lg file:border file:border-solid file:border-brand file:bg-transparent file:px-4 file:font-semibold file:text-brand"
      />
      <p id="photo-note" className="text-sm text-muted">
        {labels.note}
      </p>
      {error !== null && (
        <p id="photo-error" role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** Renders a success message. Errors are shown at the field. */
function PhotoNotice({ result, labels }: { result: PhotoResult | null; labels: PhotoLabels }) {
  const notice = useRef<HTMLParagraphElement>(null)
  const isDone = result !== null && isPhotoDone(result)
  useEffect(() => {
    if (isDone) notice.current?.focus()
  }, [isDone])
  if (!isDone) return null
  return (
    <p
      ref={notice}
      tabIndex={-1}
      role="status"
      className="rounded-card border-s-4 border-success bg-sunken p-4 font-semibold text-success"
    >
      {labels.results[result]}
    </p>
  )
}
