import { getTranslations } from "next-intl/server"
import { Picture } from "#components/ui/picture.tsx"
import type { Product, Video } from "#lib/catalogue/product.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"
import type { ProductIslands } from "./product-islands.ts"

const chartWidths = [400, 700, 1184]
const mediaSizes = "(min-width: 1280px) 600px, (min-width: 768px) 47vw, calc(100vw - 2rem)"

type ProductMediaProps = Pick<ProductIslands, "VideoPlayer"> & {
  product: Product
  locale: string
  headingLevel: 2 | 3
}

/** Renders a product's video and its size chart, if it has them. */
export async function ProductMedia({
  product,
  locale,
  headingLevel,
  VideoPlayer,
}: ProductMediaProps) {
  const { sizeChart, name } = product
  const video = product.video && canShow(product.video) ? product.video : null
  if (!video && !sizeChart) return null
  const t = await getTranslations({ locale, namespace: "product" })
  const Heading = `h${headingLevel}` as const
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:gap-10">
      {video && (
        <section className="stack-3">
          <Heading className="text-2xl font-bold">{t("video")}</Heading>
          <VideoOrLink
            linkText={t("watchElsewhere", { name: video.name })}
            video={video}
            VideoPlayer={VideoPlayer}
          />
        </section>
      )}
      {sizeChart && (
        <section className="stack-3">
          <Heading className="text-2xl font-bold">{t("sizeChart")}</Heading>
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

/** Renders a player for the shop's own videos, and a link for others. */
function VideoOrLink({
  video,
  linkText,
  VideoPlayer,
}: Pick<ProductIslands, "VideoPlayer"> & { video: Video; linkText: string }) {
  const { src, name, slate } = video
  if (src !== null) {
    const still = slate && { url: buildPictureUrl(slate, 900), placeholder: slate.placeholder }
    return <VideoPlayer src={src} name={name} still={still} />
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

/** True if there is a file to play, or a YouTube video to link to. */
function canShow({ src, platform, slug }: Video): boolean {
  return src !== null || (platform === "youtube" && /^[\w-]{6,20}$/.test(slug))
}
