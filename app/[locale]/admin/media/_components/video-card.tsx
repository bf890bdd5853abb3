"use client"

import { useTranslations } from "next-intl"
import { useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { renderFrame } from "#lib/admin/video-frame.ts"
import { buildVideoPath } from "#lib/contract/video-file.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { MediaPicker } from "../../_components/media-picker.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useCall } from "../../_components/use-call.ts"
import { useSave } from "../../_components/use-save.ts"
import { formatMegabytes } from "./format-megabytes.ts"
import { Use } from "./image-uses.tsx"

/** A video in the list of the generic calls. */
export type VideoRow = {
  id: number
  name: string
  platform: string
  length: number
  slate_hash: string | null
  mime: string
  /** Null for one that was not uploaded in the back office. */
  bytes: number | null
}

/** Renders a video with its player, its slate, and where it is shown. */
export function VideoCard({ video }: { video: VideoRow }) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const { locale } = useAdminPage()
  const { state, save } = useSave("cognito/video", video)
  const { name, bytes, slate_hash: slate } = video
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <h2 className="text-lg">{name}</h2>
      {bytes !== null && <p className="text-sm text-muted">{formatMegabytes(bytes, locale)}</p>}
      {video.platform === "file" && (
        <Player video={video} onFrame={(hash) => save({ slate_hash: hash })} />
      )}
      <MediaPicker
        label={t("slate")}
        value={slate ?? ""}
        error={state.errors.slate_hash}
        onChange={(hash) => void save({ slate_hash: hash === "" ? null : hash })}
      />
      <ActionNotice state={state} />
      <Button kind="tertiary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t("video.uses")}
      </Button>
      {isOpen && <Uses id={video.id} />}
    </>
  )
}

type PlayerProps = { video: VideoRow; onFrame: (hash: string) => Promise<boolean> }

/** Renders the player, and the button that makes the picture in it the slate. */
function Player({ video, onFrame }: PlayerProps) {
  const t: TextsOf<"admin.media.video"> = useTranslations("admin.media.video")
  const { upload, can } = useAdminPage()
  const { save } = useSave("cognito/video", video)
  const player = useRef<HTMLVideoElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<"frameFailed" | "unplayable" | null>(null)
  const { name, length, slate_hash: slate } = video
  const canSave = can("cognito/video/update")
  const takeFrame = async () => {
    if (player.current === null || isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      const picture = await renderFrame(player.current)
      if (picture === null) return setProblem("frameFailed")
      const file = new File([picture], `${name}.jpg`, { type: picture.type })
      const { hash } = await upload(file, () => {}, AbortSignal.timeout(60_000))
      await onFrame(hash)
    } catch {
      setProblem("frameFailed")
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <video
        ref={player}
        src={buildVideoPath(video)}
        {...(slate !== null && { poster: buildPictureUrl({ hash: slate, aspect: "16x9" }, 600) })}
        preload={length === 0 ? "metadata" : "none"}
        controls
        aria-label={name}
        className="admin-media-video"
        onError={() => setProblem("unplayable")}
        onLoadedMetadata={({ currentTarget: { duration } }) => {
          // Only a browser that has loaded the video knows how long it is.
          const isNew = length === 0 && canSave && Number.isFinite(duration)
          if (isNew) void save({ length: Math.max(1, Math.round(duration)) })
        }}
      />
      <div aria-live="polite">
        {problem !== null && (
          <Notice tone="warning">
            <p>{t(problem)}</p>
          </Notice>
        )}
      </div>
      {canSave && (
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="secondary" aria-disabled={isBusy} onClick={() => void takeFrame()}>
            {t("frame")}
          </Button>
          <span className="text-sm text-muted">{t("frameNote")}</span>
        </div>
      )}
    </>
  )
}

/** Renders where a video is shown, and its deletion if nothing shows it. */
function Uses({ id }: { id: number }) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const { send, can } = useAdminPage()
  const { state, run } = useAction()
  const [isDeleting, setIsDeleting] = useState(false)
  const { data } = useCall("getVideoUses", { id })
  const uses = data?.data
  return (
    <>
      {uses?.length === 0 && <p>{t("noUses")}</p>}
      {uses !== undefined && uses.length > 0 && (
        <>
          <ul className="links">
            {uses.map((use) => (
              <li key={`${use.model} ${use.id} ${use.name}`}>
                <Use use={use} />
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{t("video.deleteNote")}</p>
        </>
      )}
      {uses?.length === 0 && can("removeVideo") && (
        <div className="flex flex-wrap gap-3">
          <Button
            kind="tertiary"
            aria-expanded={isDeleting}
            onClick={() => setIsDeleting(!isDeleting)}
          >
            {t("video.delete")}
          </Button>
          {isDeleting && (
            <Button
              kind="secondary"
              aria-disabled={state.isBusy}
              onClick={() => void run(() => send("removeVideo", { id }))}
            >
              {t("video.confirmDelete")}
            </Button>
          )}
        </div>
      )}
      <ActionNotice state={state} />
    </>
  )
}
