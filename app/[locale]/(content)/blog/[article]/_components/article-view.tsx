import { getTranslations } from "next-intl/server"
import { PageFacts } from "#components/layout/page-facts.tsx"
import { UnpublishedNote } from "#components/preview/preview-banner.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { Picture } from "#components/ui/picture.tsx"
import { Prose } from "#components/ui/prose.tsx"
import { ShareButton } from "#components/ui/share-button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { Article } from "#lib/content/article.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { PageGraph } from "../../../../_components/page-graph.tsx"

const widths = [150, 225, 300, 400, 600, 800]
const sizes = "(min-width: 768px) 400px, 38vw"

/**
 * Renders a blog article. On a phone its image is narrow, so that the text starts above the fold.
 */
export async function ArticleView({ article, locale }: { article: Article; locale: string }) {
  const [t, tLayout] = await Promise.all([
    getTranslations({ locale, namespace: "content" }),
    getTranslations({ locale, namespace: "layout" }),
  ])
  const { name, slug, author, blurb, picture, publishedAt, updatedAt, content } = article
  return (
    <Container className="py-6 md:py-8">
      <UnpublishedNote kind="article" slug={slug} />
      <article className="mx-auto max-w-3xl">
        <div className="flex items-center justify-between gap-3">
          <ShopLink
            href={buildLocalePath(locale, "/blog")}
            className="inline-flex min-h-11 min-w-11 items-center text-brand underline-offset-4 hover:underline"
          >
            {t("blog.back")}
          </ShopLink>
          <ShareButton label={tLayout("share")} />
        </div>
        <PageHeading locale={!isTranslated(article, "name") && locale}>{name}</PageHeading>
        <p className="mt-2 text-muted">
          {author !== "" && <>{t("blog.by", { author })} · </>}
          <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
        </p>
        <div className="mt-5 flow-root">
          {picture && (
            <div className="float-end mb-3 ms-4 w-2/5 md:ms-6 md:w-100">
              <Picture
                picture={{ ...picture, aspect: "4x3" }}
                className="w-full rounded-card"
                widths={widths}
                sizes={sizes}
              />
            </div>
          )}
          {blurb !== "" && (
            <p
              className="mb-4 text-lg font-medium"
              {...buildFieldAttributes(locale, article, "blurb")}
            >
              {blurb}
            </p>
          )}
          <Prose html={content} locale={locale} isTranslated={isTranslated(article, "content")} />
        </div>
      </article>
      <PageGraph
        kind="WebPage"
        path={`/blog/${slug}`}
        main={[{ kind: "article", article }]}
        locale={locale}
        name={name}
        picture={picture}
      />
      <PageFacts kind="article" slug={slug} updatedAt={updatedAt} />
    </Container>
  )
}
