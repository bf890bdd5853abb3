import { getTranslations } from "next-intl/server"
import { Picture } from "#components/ui/picture.tsx"
import type { Product, Video } from "#lib/catalogue/product.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"

const chartWidths = [400, 700, 1184]
const mediaSizes = "(min-width: 1280px) 600px, (min-width: 768px) 47vw, calc(100vw - 2rem)"

/** A product's moving picture and its size chart, where it has them. */
export async function ProductMedia({ product, locale }: { product: Product; locale: string }) {
  const { video, sizeChart, name } = product
  if (!video && !sizeChart) return null
  const t = await getTranslations({ locale, namespace: "product" })
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:gap-10">
      {video && (
        <section className="space-y-3">
          <h2 className="text-2xl font-bold">{t("video")}</h2>
          <ProductVideo video={video} linkText={t("watchElsewhere", { name: video.name })} />
        </section>
      )}
      {sizeChart && (
        <section className="space-y-3">
          <h2 className="text-2xl font-bold">{t("sizeChart")}</h2>
          <a href={buildPictureUrl(sizeChart, 2000, "jpeg")} className="block">
            <Picture
              picture={sizeChart}
              widths={chartWidths}
              sizes={mediaSizes}
              alt={sizeChart.alt || t("sizeChartAlt", { name })}
              className="h-auto w-full rounded-card"
            />
          </a>
        </section>
      )}
    </div>
  )
}

/** Plays the shop's own films in place and leads to those that stand elsewhere. */
function ProductVideo({ video, linkText }: { video: Video; linkText: string }) {
  if (video.src !== null) {
    return (
      <video
        controls
        playsInline
        preload="none"
        src={video.src}
        aria-label={video.name}
        className="aspect-video w-full rounded-card bg-sunken"
        {...(video.slate && { poster: buildPictureUrl(video.slate, 1184, "webp") })}
      />
    )
  }
  if (video.platform !== "youtube" || !/^[\w-]{6,20}$/.test(video.slug)) return null
  return (
    <p>
      <a
        href={`https://www.youtube-nocookie.com/embed/${video.slug}`}
        target="_blank"
        rel="noopener noreferrer"
        className="underline"
      >
        {linkText}
      </a>
    </p>
  )
}
