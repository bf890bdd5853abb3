import { useTranslations } from "next-intl"
import { useEffect, useRef, useState } from "react"
import { parseAdminError } from "#lib/admin/call-admin.ts"
import { isRetryable, validateUpload } from "#lib/admin/upload-image.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"
import { useRefresh } from "./use-refresh.ts"

/** Uses an uploaded file; `id` stays the same when the upload is tried again. */
export type OnUploaded = (key: string, id: string) => unknown

/** How files of one kind are uploaded. */
export type Uploader = {
  /** Returns why a file cannot be uploaded, as a message; null if it can be tried. */
  validate: (file: File) => string | null
  /** Uploads a file. Returns its key: the hash of an image, the id of a video. Throws an HttpError. */
  upload: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>
  /** Message of a file that the server found too large, without one of its own. */
  tooLarge: string
}

/** An upload of the screen. */
export type Upload = {
  id: string
  file: File
  state: "waiting" | "sending" | "done" | "failed"
  /** The part that is sent, 0 to 1. */
  part: number
  /** Why it failed. */
  message: string
  /** True if it may succeed when it is tried again. */
  canRetry: boolean
}

/** Returns how images are uploaded. */
export function useImageUploader(): Uploader {
  const t: TextsOf<"admin.media.problems"> = useTranslations("admin.media.problems")
  const { upload } = useAdminPage()
  return {
    validate: (file) => {
      const problem = validateUpload(file)
      return problem === null ? null : t(problem)
    },
    upload: async (...args) => (await upload(...args)).hash,
    tooLarge: t("size"),
  }
}

/**
 * Returns the uploads of a screen and the functions that add files and try failed ones again. `atOnce`
 * are sent at a time; a file of the wrong type or size is not sent at all. An upload is done once
 * `onUploaded` is; if that fails, both are tried again.
 */
export function useUploads(uploader: Uploader, onUploaded: OnUploaded, atOnce = 2) {
  const t: TextsOf<"admin.media.problems"> = useTranslations("admin.media.problems")
  const { handleSessionError } = useAdminPage()
  const refresh = useRefresh()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const abort = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    abort.current = controller
    return () => controller.abort()
  }, [])

  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)))

  const start = async ({ id, file }: Upload) => {
    const signal = abort.current?.signal
    if (signal === undefined) return
    change(id, { state: "sending", part: 0, message: "" })
    try {
      const key = await uploader.upload(file, (part) => change(id, { part }), signal)
      await onUploaded(key, id)
      change(id, { state: "done", part: 1 })
      refresh()
    } catch (error) {
      if (signal.aborted) return
      handleSessionError(error)
      const problem = parseAdminError(error)
      if (problem === null) throw error
      const { status, message } = problem
      const fallback = status === 413 ? uploader.tooLarge : t("lost")
      const text = message === "" ? fallback : message
      change(id, { state: "failed", message: text, canRetry: isRetryable(error) })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the queue moves when the uploads change.
  useEffect(() => {
    const busy = uploads.filter(({ state }) => state === "sending").length
    const next = uploads.find(({ state }) => state === "waiting")
    if (next !== undefined && busy < atOnce) void start(next)
  }, [uploads])

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file): Upload => {
      const problem = uploader.validate(file)
      const id = crypto.randomUUID()
      const state = problem === null ? "waiting" : "failed"
      const message = problem ?? ""
      return { id, file, state, part: 0, message, canRetry: false }
    })
    setUploads((all) => [...all.filter(({ state }) => state !== "done"), ...added])
  }
  const retry = () =>
    setUploads((all) =>
      all.map((each) =>
        each.state === "failed" && each.canRetry ? { ...each, state: "waiting" } : each,
      ),
    )
  const clear = () =>
    setUploads((all) => all.filter(({ state }) => state === "waiting" || state === "sending"))
  return { uploads, add, retry, clear }
}
