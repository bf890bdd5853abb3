"use client"

import { useTranslations } from "next-intl"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { WireListedImage } from "#lib/contract/media-calls.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { getImageName } from "../../_components/media-thumbnail.tsx"
import { formatMegabytes } from "./format-megabytes.ts"

/** Renders images as a table with their texts and sizes. */
export function MediaTable({ images }: { images: readonly WireListedImage[] }) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const { locale } = useAdminPage()
  return (
    <table className="admin-table">
      <caption className="sr-only">{tNav("media")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("alt")}</th>
          <th scope="col" className="admin-wide">
            {t("dimensions")}
          </th>
          <th scope="col" className="admin-wide">
            {t("size")}
          </th>
          <th scope="col" className="admin-wide">
            {t("added")}
          </th>
        </tr>
      </thead>
      <tbody>
        {images.map((image) => (
          <tr key={image.hash}>
            <th scope="row">
              <ShopLink href={buildLocalePath(locale, `/admin/media/${image.hash}`)}>
                <bdi>{getImageName(image)}</bdi>
              </ShopLink>
            </th>
            <td>{image.alt === "" ? "—" : image.alt}</td>
            <td className="admin-wide">
              {image.width} × {image.height}
            </td>
            <td className="admin-wide">{formatMegabytes(image.bytes, locale)}</td>
            <td className="admin-wide">{formatDate(image.created_at, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
