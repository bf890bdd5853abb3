import { Picture } from "#components/ui/picture.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { ArticleSummary } from "#lib/content/article.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import { buildLangAttributes } from "#lib/i18n/lang-attributes.ts"

const widths = [300, 400, 600, 800]
const sizes = "(min-width: 1024px) 400px, (min-width: 640px) 46vw, 92vw"

type ArticleCardProps = {
  article: Pick<ArticleSummary, "name" | "slug" | "blurb" | "publishedAt" | "picture">
  locale: string
  /** True for the first article of the page, whose image is the LCP candidate and is preloaded. */
  isLcpImage: boolean
}

/** Renders an article in a list as a single link, stretched over the whole card. */
export function ArticleCard({ article, locale, isLcpImage }: ArticleCardProps) {
  const { name, slug, blurb, publishedAt, picture } = article
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      {picture && (
        <Picture
          picture={{ ...picture, aspect: "16x9" }}
          alt=""
          className="w-full"
          widths={widths}
          sizes={sizes}
          priority={isLcpImage}
        />
      )}
      <div className="flex grow flex-col gap-2 p-4">
        <h2 className="text-lg leading-snug font-semibold" {...buildLangAttributes(locale)}>
          <ShopLink
            href={buildLocalePath(locale, `/blog/${slug}`)}
            prefetch
            className="after:absolute after:inset-0 group-hover:text-brand"
          >
            {name}
          </ShopLink>
        </h2>
        <p className="text-muted" {...buildLangAttributes(locale)}>
          {blurb}
        </p>
        <p className="mt-auto text-sm text-muted">
          <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
        </p>
      </div>
    </li>
  )
}
