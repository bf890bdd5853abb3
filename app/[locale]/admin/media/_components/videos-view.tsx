"use client"

import { useTranslations } from "next-intl"
import { ListBase } from "ra-core"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { validateVideo, videoUploadTypes } from "#lib/admin/upload-video.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { ListFrame } from "../../_components/list-frame.tsx"
import { UploadArea } from "../../_components/upload-area.tsx"
import { useCall } from "../../_components/use-call.ts"
import { VideoCard, type VideoRow } from "./video-card.tsx"

const newestFirst = { field: "id", order: "DESC" } as const

/** Renders the videos with uploads, their slates (shown until a video starts) and where they are shown. */
export function VideosView() {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale, can } = useAdminPage()
  return (
    <>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, "/admin/media")}>{tList("back")}</ShopLink>
      </p>
      <PageHeading>{t("videos")}</PageHeading>
      {can("finishVideoUpload") && <VideoUpload />}
      <ListBase
        resource="cognito/video"
        perPage={12}
        sort={newestFirst}
        storeKey={false}
        disableAuthentication
      >
        <ListFrame<VideoRow>>
          {(videos) => (
            <ul className="stack-6">
              {videos.map((video) => (
                <li key={video.id} className="card stack-3 p-5">
                  <VideoCard video={video} />
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
      </ListBase>
    </>
  )
}

function VideoUpload() {
  const t: TextsOf<"admin.media.video"> = useTranslations("admin.media.video")
  const { uploadVideo } = useAdminPage()
  const { data: limits } = useCall("getVideoLimits", {})
  if (limits === undefined) return null
  const max = Math.floor(limits.max_bytes / 1_000_000)
  const uploader = {
    validate: (file: File) => {
      const problem = validateVideo(file, limits.max_bytes)
      return problem === null ? null : t(problem, { max })
    },
    upload: async (...args: Parameters<typeof uploadVideo>) =>
      String((await uploadVideo(...args)).id),
    tooLarge: t("size", { max }),
  }
  const texts = {
    upload: t("upload"),
    files: t("files"),
    note: t("note", { max }),
    uploaded: (count: { done: number; failed: number }) => t("uploaded", count),
  }
  return <UploadArea kind={{ uploader, types: videoUploadTypes, texts }} />
}
