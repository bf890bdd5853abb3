"use client"

import { useTranslations } from "next-intl"
import { Badge } from "#components/ui/badge.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { WireListedImage } from "#lib/contract/media-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { getImageName, MediaThumbnail } from "../../_components/media-thumbnail.tsx"

/** Renders images as tiles, each a link to its screen. */
export function MediaGrid({ images }: { images: readonly WireListedImage[] }) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const { locale } = useAdminPage()
  return (
    <ul className="admin-images">
      {images.map((image) => (
        <li key={image.hash}>
          <ShopLink
            href={buildLocalePath(locale, `/admin/media/${image.hash}`)}
            className="admin-choice block"
          >
            <MediaThumbnail image={image} />
            <bdi className="block truncate text-sm">{getImageName(image)}</bdi>
            {image.alt === "" && <Badge tone="info">{t("withoutAlt")}</Badge>}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
