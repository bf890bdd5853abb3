import { getTranslations } from "next-intl/server"
import { ProductVideo } from "#components/commerce/product-video.tsx"
import { Picture } from "#components/ui/picture.tsx"
import type { Product, Video } from "#lib/catalogue/product.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"

const chartWidths = [400, 700, 1184]
const mediaSizes = "(min-width: 1280px) 600px, (min-width: 768px) 47vw, calc(100vw - 2rem)"

/** A product's moving picture and its size chart, where it has them. */
export async function ProductMedia({ product, locale }: { product: Product; locale: string }) {
  const { sizeChart, name } = product
  const video = product.video && canShow(product.video) ? product.video : null
  if (!video && !sizeChart) return null
  const t = await getTranslations({ locale, namespace: "product" })
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:gap-10">
      {video && (
        <section className="space-y-3">
          <h2 className="text-2xl font-bold">{t("video")}</h2>
          <Film video={video} linkText={t("watchElsewhere", { name: video.name })} />
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

/** The shop's own films play in place, others are linked. */
function Film({ video, linkText }: { video: Video; linkText: string }) {
  const { src, name, slate } = video
  if (src !== null) {
    const still = slate && { url: buildPictureUrl(slate, 900), placeholder: slate.placeholder }
    return <ProductVideo src={src} name={name} still={still} />
  }
  return (
    <p>
      <a
        href={`https://www.youtube.com/watch?v=${video.slug}`}
        target="_blank"
        rel="noopener noreferrer"
        className="underline"
      >
        {linkText}
      </a>
    </p>
  )
}

/** Whether there is a file to play, or a film on YouTube to link to. */
function canShow({ src, platform, slug }: Video): boolean {
  return src !== null || (platform === "youtube" && /^[\w-]{6,20}$/.test(slug))
}
