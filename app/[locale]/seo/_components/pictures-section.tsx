import { getTranslations } from "next-intl/server"
import { buildButtonClass } from "#components/ui/button.tsx"
import { getEnv } from "#lib/env.ts"
import { listPictures } from "#lib/studio/list-targets.ts"
import { parseShopPath } from "#lib/studio/shop-path.ts"
import type { Weighed } from "../_data/weigh-pictures.ts"
import type { StudioQuery, StudioReport } from "../page-data.ts"
import { buildStudioPath } from "./build-studio-path.ts"
import { formatBytes } from "./format-bytes.ts"
import { StudioSection } from "./studio-section.tsx"

type PicturesSectionProps = { report: StudioReport; query: StudioQuery; locale: string }

/** Renders the page's images with their alternative texts and, if requested, their file sizes. */
export async function PicturesSection({ report, query, locale }: PicturesSectionProps) {
  const t = await getTranslations({ locale, namespace: "studio.sections.pictures" })
  const pictures: readonly Weighed[] =
    report.pictures ??
    listPictures(report.page.images).map((image) => ({ ...image, bytes: null, isHeavy: false }))
  const params = { path: query.typed, locale: query.locale, ...query.preview, pictures: "1" }
  return (
    <StudioSection name="pictures" heading={t("heading")} intro={t("intro")}>
      {pictures.length === 0 && <p>{t("none")}</p>}
      {report.pictures === null && pictures.length > 0 && (
        <a
          href={buildStudioPath(locale, params, "pictures")}
          rel="nofollow"
          className={buildButtonClass("secondary")}
        >
          {t("ask")}
        </a>
      )}
      <ul className="studio-list studio-lines">
        {pictures.map((picture) => (
          <PictureLine
            key={picture.src}
            {...{ picture, locale }}
            isAsked={report.pictures !== null}
          />
        ))}
      </ul>
    </StudioSection>
  )
}

type PictureLineProps = { picture: Weighed; isAsked: boolean; locale: string }

async function PictureLine({ picture, isAsked, locale }: PictureLineProps) {
  const t = await getTranslations({ locale, namespace: "studio.sections.pictures" })
  const { src, alt, widthPx, heightPx, bytes, isHeavy } = picture
  const path = parseShopPath(src, getEnv().SITE_URL)
  const weight = bytes === null ? t("unweighed") : formatBytes(bytes, locale)
  return (
    <li className="studio-picture">
      {path && (
        // biome-ignore lint/performance/noImgElement: shows the page's original file
        <img src={path} alt="" width={64} height={64} loading="lazy" decoding="async" />
      )}
      <div className="min-w-0 stack-1">
        {alt === null ? (
          <strong className="text-warning">{t("noAlt")}</strong>
        ) : (
          <span className="wrap-anywhere">{alt === "" ? t("decorative") : alt.slice(0, 300)}</span>
        )}
        <span className="block text-sm text-muted wrap-anywhere">
          {(path ?? src).slice(0, 300)}
        </span>
        <span className="block text-sm text-muted">
          {widthPx && heightPx ? t("box", { width: widthPx, height: heightPx }) : t("noBox")}
          {isAsked && ` · ${weight}`}
          {isHeavy && <strong className="text-warning"> · {t("heavy")}</strong>}
        </span>
      </div>
    </li>
  )
}
