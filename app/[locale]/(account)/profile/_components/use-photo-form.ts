import { useRouter } from "next/navigation"
import { type RefObject, startTransition, useRef, useState } from "react"
import { isPhotoDone, maxPhotoBytes, type PhotoOutcome } from "#lib/account/photo.ts"
import { drawPreview } from "./draw-preview.ts"
import { sendPhoto } from "./send-photo.ts"

/** A photo's way from being chosen to what became of it. */
export type PhotoForm = {
  canvas: RefObject<HTMLCanvasElement | null>
  /** What became of the last try, or what is wrong with the file that was chosen; null for nothing. */
  outcome: PhotoOutcome | null
  /** Whether the chosen file is drawn on the canvas. */
  hasPreview: boolean
  isBusy: boolean
  choose: (file: File | undefined) => void
  submit: (form: HTMLFormElement) => void
}

/** Shows a photo before it is sent, and sends it without leaving the page. */
export function usePhotoForm(before: PhotoOutcome | null): PhotoForm {
  const router = useRouter()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [outcome, setOutcome] = useState(before)
  const [hasPreview, setPreview] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const choose = async (file: File | undefined) => {
    setOutcome(null)
    setPreview(false)
    if (!file || !canvas.current) return
    if (file.size > maxPhotoBytes) return setOutcome("size")
    const isPicture = await drawPreview(file, canvas.current)
    setPreview(isPicture)
    if (!isPicture) setOutcome("kind")
  }
  const submit = async (form: HTMLFormElement) => {
    if (isBusy) return
    setBusy(true)
    const isTooLarge = [...form.querySelectorAll("input")].some(
      ({ files }) => (files?.[0]?.size ?? 0) > maxPhotoBytes,
    )
    const next = isTooLarge ? "size" : await sendPhoto(form)
    setBusy(false)
    setOutcome(next)
    if (!isPhotoDone(next)) return
    form.reset()
    // The preview gives way together with the arrival of the new photo.
    startTransition(() => {
      router.refresh()
      setPreview(false)
    })
  }
  return { canvas, outcome, hasPreview, isBusy, choose, submit }
}
