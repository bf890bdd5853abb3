"use client"

import { useTranslations } from "next-intl"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { WireMediaItem } from "#lib/contract/media-calls.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { getImageName } from "../../_components/media-thumbnail.tsx"
import { Section } from "../../_components/section.tsx"
import { useCall } from "../../_components/use-call.ts"
import { formatMegabytes } from "./format-megabytes.ts"
import { ImageActions } from "./image-actions.tsx"
import { ImageForm } from "./image-form.tsx"
import { ImageUses } from "./image-uses.tsx"

/** Renders an image of the media library: what it is, where it is shown, and its changes. */
export function ImageView({ hash }: { hash: string }) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const { locale } = useAdminPage()
  const { data, error, refetch } = useCall("getImage", { hash })
  const item = data?.item
  const status =
    item === null ? <LoadError error={error} onRetry={refetch} text={t("missing")} /> : null
  return (
    <>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, "/admin/media")}>{t("back")}</ShopLink>
      </p>
      <PageHeading>
        <bdi className="wrap-anywhere">{item ? getImageName(item) : tNav("media")}</bdi>
      </PageHeading>
      {item ? (
        <Loaded key={item.hash} item={item} />
      ) : error === null ? (
        (status ?? <p role="status">{t("loading")}</p>)
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

function Loaded({ item }: { item: WireMediaItem }) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  return (
    <div className="admin-columns">
      <div className="stack-6">
        <ImageForm item={item} />
      </div>
      <div className="stack-6">
        <ImageUses item={item} />
        <Section id="facts" heading={t("file")}>
          <Facts item={item} />
        </Section>
        <ImageActions item={item} />
      </div>
    </div>
  )
}

function Facts({ item }: { item: WireMediaItem }) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const { locale } = useAdminPage()
  const { width, height, bytes, mime, created_at: at } = item
  return (
    <dl className="admin-facts">
      <dt>{t("dimensions")}</dt>
      <dd>
        {width} × {height}
      </dd>
      <dt>{t("size")}</dt>
      <dd>{formatMegabytes(bytes, locale)}</dd>
      <dt>{t("type")}</dt>
      <dd>{mime}</dd>
      <dt>{t("added")}</dt>
      <dd>{formatDate(at, locale)}</dd>
    </dl>
  )
}
