import { getTranslations } from "next-intl/server"
import { buildButtonClass } from "#components/ui/button.tsx"
import { getEnv } from "#lib/env.ts"
import { listUniqueImages } from "#lib/seo-tools/list-targets.ts"
import { parseShopPath } from "#lib/seo-tools/shop-path.ts"
import type { MeasuredImage } from "../_data/fetch-targets.ts"
import type { StudioQuery, StudioReport } from "../page-data.ts"
import { buildStudioPath } from "./build-studio-path.ts"
import { formatBytes } from "./format-bytes.ts"
import { StudioSection } from "./studio-section.tsx"

type ImagesSectionProps = { report: StudioReport; query: StudioQuery; locale: string }

/** Renders the page's images with their alternative texts and, if requested, their file sizes. */
export async function ImagesSection({ report, query, locale }: ImagesSectionProps) {
  const t = await getTranslations({ locale, namespace: "studio.sections.pictures" })
  const images: readonly MeasuredImage[] =
    report.images ??
    listUniqueImages(report.page.images).map((image) => ({ ...image, bytes: null, isHeavy: false }))
  const params = { path: query.typed, locale: query.locale, ...query.preview, pictures: "1" }
  return (
    <StudioSection name="pictures" heading={t("heading")} intro={t("intro")}>
      {images.length === 0 && <p>{t("none")}</p>}
      {report.images === null && images.length > 0 && (
        <a
          href={buildStudioPath(locale, params, "pictures")}
          rel="nofollow"
          className={buildButtonClass("secondary")}
        >
          {t("measure")}
        </a>
      )}
      <ul className="studio-list studio-lines">
        {images.map((image) => (
          <ImageRow
            key={image.src}
            image={image}
            locale={locale}
            isMeasured={report.images !== null}
          />
        ))}
      </ul>
    </StudioSection>
  )
}

type ImageRowProps = { image: MeasuredImage; isMeasured: boolean; locale: string }

async function ImageRow({ image, isMeasured, locale }: ImageRowProps) {
  const t = await getTranslations({ locale, namespace: "studio.sections.pictures" })
  const { src, alt, widthPx, heightPx, bytes, isHeavy } = image
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
          {isMeasured && ` · ${weight}`}
          {isHeavy && <strong className="text-warning"> · {t("heavy")}</strong>}
        </span>
      </div>
    </li>
  )
}
