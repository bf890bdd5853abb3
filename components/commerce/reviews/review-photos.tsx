import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { Thumbnail } from "#components/ui/thumbnail.tsx"
import { buildPictureUrl, type Picture } from "#lib/images/picture.ts"

type ReviewPhotosProps = {
  photos: readonly Picture[]
  locale: string
  /** Returns what is rendered below a photo. */
  renderBelow?: (photo: Picture) => ReactNode
}

const thumbnailPx = 125
const largePx = 1184

/** Renders the photos of a review as small pictures, each of which links to the large one. */
export async function ReviewPhotos({ photos, locale, renderBelow }: ReviewPhotosProps) {
  const t = await getTranslations({ locale, namespace: "review.photos" })
  return (
    <ul aria-label={t("label")} className="flex flex-wrap gap-3">
      {photos.map((photo, at) => (
        <li key={photo.hash} className="stack-1">
          <a
            href={buildPictureUrl(photo, largePx, "jpeg")}
            aria-label={t("open", { number: String(at + 1) })}
            className="block"
          >
            <Thumbnail picture={photo} widthPx={thumbnailPx} className="rounded-card" />
          </a>
          {renderBelow?.(photo)}
        </li>
      ))}
    </ul>
  )
}
