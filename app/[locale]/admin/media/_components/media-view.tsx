"use client"

import { useTranslations } from "next-intl"
import { ListBase, useListContext } from "ra-core"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { WireListedImage } from "#lib/contract/media-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { FilterSelect } from "../../_components/filter-select.tsx"
import { ListFrame } from "../../_components/list-frame.tsx"
import { SearchFilters } from "../../_components/search-filters.tsx"
import { UploadArea } from "../../_components/upload-area.tsx"
import { useCall } from "../../_components/use-call.ts"
import { MediaGrid } from "./media-grid.tsx"
import { MediaTable } from "./media-table.tsx"

type ImageRow = WireListedImage & { id: string }

const newestFirst = { field: "created_at", order: "DESC" } as const

/** Renders the media library: uploads, and all images with search and filters. */
export function MediaView() {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const { locale } = useAdminPage()
  return (
    <>
      <PageHeading>{tNav("media")}</PageHeading>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, "/admin/media/videos")}>{t("videos")}</ShopLink>
      </p>
      <UploadArea />
      <ListBase
        resource="images"
        perPage={48}
        sort={newestFirst}
        storeKey={false}
        disableAuthentication
      >
        <ListFrame<ImageRow> filters={<MediaFilters />}>
          {(images) => <Images images={images} />}
        </ListFrame>
      </ListBase>
    </>
  )
}

function Images({ images }: { images: readonly ImageRow[] }) {
  const { filterValues } = useListContext()
  return filterValues.view === "list" ? (
    <MediaTable images={images} />
  ) : (
    <MediaGrid images={images} />
  )
}

function MediaFilters() {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { data: tags } = useCall("listImageTags", {})
  const states = { "": tList("all"), unused: t("unused"), without_alt: t("withoutAlt") }
  const tagChoices = Object.fromEntries(
    (tags?.data ?? []).map(({ tag, count }) => [tag, `${tag} (${count})`]),
  )
  return (
    <SearchFilters label={t("search")}>
      <FilterSelect name="state" label={t("show")} choices={states} />
      <FilterSelect name="tag" label={t("tag")} choices={{ "": tList("all"), ...tagChoices }} />
      <FilterSelect name="view" label={t("view")} choices={{ "": t("grid"), list: t("list") }} />
    </SearchFilters>
  )
}
