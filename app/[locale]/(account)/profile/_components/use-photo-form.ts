import { useRouter } from "next/navigation"
import { type RefObject, startTransition, useRef, useState } from "react"
import { useSubmissionLock } from "#components/ui/use-submission-lock.ts"
import {
  isPhotoDone,
  maxPhotoBytes,
  type PhotoResult,
  parsePhotoResult,
  photoCall,
} from "#lib/account/photo.ts"
import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import { isRecord } from "#lib/contract/values/record.ts"

/** State of the photo form. */
export type PhotoForm = {
  canvas: RefObject<HTMLCanvasElement | null>
  /** Result of the last upload or problem of the chosen file; null for none. */
  result: PhotoResult | null
  /** True if the canvas shows the chosen file. */
  hasPreview: boolean
  isBusy: boolean
  choose: (file: File | undefined) => void
  submit: (form: HTMLFormElement) => void
}

/**
 * Returns the state of the photo form. Previews a file on the canvas and uploads it without a
 * navigation.
 */
export function usePhotoForm(initialResult: PhotoResult | null): PhotoForm {
  const router = useRouter()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [result, setResult] = useState(initialResult)
  const [hasPreview, setPreview] = useState(false)
  const { isBusy, acquire, release } = useSubmissionLock()

  const choose = async (file: File | undefined) => {
    setResult(null)
    setPreview(false)
    if (!file || !canvas.current) return
    if (file.size > maxPhotoBytes) return setResult("size")
    const isImage = await renderPhotoPreview(file, canvas.current)
    setPreview(isImage)
    if (!isImage) setResult("kind")
  }
  const submit = async (form: HTMLFormElement) => {
    if (!acquire()) return
    const isTooLarge = [...form.querySelectorAll("input")].some(
      ({ files }) => (files?.[0]?.size ?? 0) > maxPhotoBytes,
    )
    const next = isTooLarge ? "size" : await sendPhoto(form)
    release()
    setResult(next)
    if (!isPhotoDone(next)) return
    form.reset()
    // One transition, so that the preview disappears when the new photo is rendered.
    startTransition(() => {
      router.refresh()
      setPreview(false)
    })
  }
  return { canvas, result, hasPreview, isBusy, choose, submit }
}

/**
 * Renders the centre of an image on a square canvas, like CSS `object-fit: cover`. Returns false if
 * the file is not an image.
 */
async function renderPhotoPreview(file: File, canvas: HTMLCanvasElement): Promise<boolean> {
  const image = await createImageBitmap(file).catch(() => null)
  if (!image) return false
  const side = Math.min(image.width, image.height)
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2]
  const { width, height } = canvas
  canvas.getContext("2d")?.drawImage(image, left, top, side, side, 0, 0, width, height)
  image.close()
  return true
}

/**
 * Sends the photo form as an API request and returns the result. Never throws: network errors and
 * invalid responses become "unavailable".
 */
async function sendPhoto(form: HTMLFormElement): Promise<PhotoResult> {
  try {
    const { status, json } = await sendApiRequest(photoCall, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new FormData(form),
    })
    if (status === 413) return "size"
    return (isRecord(json) && parsePhotoResult(json.outcome)) || "unavailable"
  } catch {
    return "unavailable"
  }
}
