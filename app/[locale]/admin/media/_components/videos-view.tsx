"use client"

import { useTranslations } from "next-intl"
import { ListBase } from "ra-core"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { ListFrame } from "../../_components/list-frame.tsx"
import { MediaPicker } from "../../_components/media-picker.tsx"
import { useSave } from "../../_components/use-save.ts"

type VideoRow = { id: number; name: string; platform: string; slate_hash: string | null }

/** Renders the videos with their slates: the picture that is shown until a video starts. */
export function VideosView() {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale } = useAdminPage()
  return (
    <>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, "/admin/media")}>{tList("back")}</ShopLink>
      </p>
      <PageHeading>{t("videos")}</PageHeading>
      <ListBase resource="cognito/video" perPage={12} storeKey={false} disableAuthentication>
        <ListFrame<VideoRow>>
          {(videos) => (
            <ul className="stack-6">
              {videos.map((video) => (
                <li key={video.id} className="card stack-3 p-5">
                  <Video video={video} />
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
      </ListBase>
    </>
  )
}

function Video({ video }: { video: VideoRow }) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const { id, name, platform, slate_hash: slate } = video
  const { state, save } = useSave("cognito/video", video)
  return (
    <>
      <h2 className="text-lg">{name}</h2>
      {platform === "file" && (
        <video
          src={`/v/${id}.mp4`}
          {...(slate !== null && { poster: buildPictureUrl({ hash: slate, aspect: "16x9" }, 600) })}
          preload="none"
          controls
          className="admin-media-video"
        />
      )}
      <MediaPicker
        label={t("slate")}
        value={slate ?? ""}
        error={state.errors.slate_hash}
        onChange={(hash) => void save({ slate_hash: hash === "" ? null : hash })}
      />
      <ActionNotice state={state} />
    </>
  )
}
