import { useTranslations } from "next-intl"
import { useRefresh } from "ra-core"
import { useRef, useState } from "react"
import { parseAdminError } from "#lib/admin/call-admin.ts"
import { getPhotoData, type PhotoFileProblem, validatePhotoFile } from "#lib/admin/photo-file.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"

/** One file that is being added to a product's photos. */
export type PhotoUpload = {
  uuid: string
  file: File
  /** The sent fraction, 0 to 1. */
  fraction: number
  state: "waiting" | "sending" | "done" | "failed"
  message: string
}

/**
 * Returns the uploads of a product's photos and the functions that add files and repeat a failed one.
 * Files are sent one after the other; a failed one does not stop the others.
 */
export function usePhotoUploads(productId: number) {
  const t: TextsOf<"admin.photos"> = useTranslations("admin.photos")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { sendFile, handleSessionError } = useAdminPage()
  const refresh = useRefresh()
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const set = (uuid: string, changes: Partial<PhotoUpload>) =>
    setUploads((before) =>
      before.map((upload) => (upload.uuid === uuid ? Object.assign({}, upload, changes) : upload)),
    )
  const problemTexts: Record<PhotoFileProblem, string> = {
    tooLarge: t("tooLarge"),
    notImage: t("notImage"),
  }
  const upload = async ({ uuid, file }: PhotoUpload) => {
    set(uuid, { state: "sending", fraction: 0, message: "" })
    try {
      const data = await getPhotoData(file)
      const send = sendFile((fraction) => set(uuid, { fraction }))
      await send("uploadPhoto", { id: productId, uuid, data })
      set(uuid, { state: "done", fraction: 1 })
      refresh()
    } catch (error) {
      handleSessionError(error)
      const problem = parseAdminError(error)
      const [field] = Object.values(problem?.errors ?? {})
      const message = field ?? (problem?.message || tForm("failed"))
      set(uuid, { state: "failed", message })
    }
  }
  const enqueue = (added: PhotoUpload) => {
    queue.current = queue.current.then(() => upload(added))
  }
  const add = (files: readonly File[]) => {
    const added = files.map((file): PhotoUpload => {
      const problem = validatePhotoFile(file)
      return {
        uuid: crypto.randomUUID(),
        file,
        fraction: 0,
        state: problem === null ? "waiting" : "failed",
        message: problem === null ? "" : problemTexts[problem],
      }
    })
    setUploads((before) => [...before.filter(({ state }) => state !== "done"), ...added])
    for (const each of added) if (each.state === "waiting") enqueue(each)
  }
  const retry = (failed: PhotoUpload) => {
    set(failed.uuid, { state: "waiting", message: "" })
    enqueue(failed)
  }
  return { uploads, add, retry }
}
