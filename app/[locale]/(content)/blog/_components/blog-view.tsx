import { getTranslations } from "next-intl/server"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { Pagination } from "#components/ui/pagination.tsx"
import { Picture } from "#components/ui/picture.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { type ArticleSummary, buildBlogPath } from "#lib/content/article.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import type { GraphPart } from "#lib/seo/graph/graph-part.ts"
import { PageGraph } from "../../../_components/page-graph.tsx"
import { ContentPage } from "../../_components/content-page.tsx"
import type { BlogData } from "../page-data.ts"

/** Renders one page of the blog. */
export async function BlogView({ blog, locale }: { blog: BlogData; locale: string }) {
  const t = await getTranslations({ locale, namespace: "content" })
  const list = <BlogList blog={blog} locale={locale} />
  const place = { locale, path: buildBlogPath(blog.page), main: [buildArticleList(blog)] }
  if (blog.intro) {
    return (
      <ContentPage {...blog.intro} {...place}>
        {list}
      </ContentPage>
    )
  }
  const heading = blog.page === 1 ? t("blog.title") : t("blog.titleOfPage", { page: blog.page })
  return (
    <Container className="flex flex-col gap-8 py-6 md:py-8">
      <PageHeading>{heading}</PageHeading>
      {list}
      <PageGraph kind="CollectionPage" name={heading} {...place} />
    </Container>
  )
}

function buildArticleList({ articles }: BlogData): GraphPart {
  const entries = articles.map(({ name, slug }) => ({ name, path: `/blog/${slug}` }))
  return { kind: "list", name: "", entries }
}

async function BlogList({ blog, locale }: { blog: BlogData; locale: string }) {
  const t = await getTranslations({ locale, namespace: "content" })
  if (blog.articles.length === 0) return <p>{t("blog.empty")}</p>
  return (
    <div>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {blog.articles.map((article, at) => (
          <ArticleCard key={article.id} article={article} locale={locale} isLcpImage={at === 0} />
        ))}
      </ul>
      <Pagination
        page={blog.page}
        pageCount={blog.pageCount}
        buildHref={(page) => buildLocalePath(locale, buildBlogPath(page))}
        labels={{
          nav: t("pagination.nav"),
          first: t("pagination.first"),
          previous: t("pagination.previous"),
          next: t("pagination.next"),
          last: t("pagination.last"),
          page: (page) => t("pagination.page", { page }),
        }}
      />
    </div>
  )
}

const widths = [300, 400, 600, 800]
const sizes = "(min-width: 1024px) 400px, (min-width: 640px) 46vw, 92vw"

type ArticleCardProps = {
  article: ArticleSummary
  locale: string
  /** True for the first article of the page, whose image is the LCP candidate and is preloaded. */
  isLcpImage: boolean
}

/** Renders an article in a list as a single link, stretched over the whole card. */
function ArticleCard({ article, locale, isLcpImage }: ArticleCardProps) {
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
        <h2
          className="text-lg leading-tight font-semibold"
          {...buildFieldAttributes(locale, article, "name")}
        >
          <ShopLink
            href={buildLocalePath(locale, `/blog/${slug}`)}
            prefetch
            className="after:absolute after:inset-0 group-hover:text-brand"
          >
            {name}
          </ShopLink>
        </h2>
        <p className="text-muted" {...buildFieldAttributes(locale, article, "blurb")}>
          {blurb}
        </p>
        <p className="hide-until-parsed mt-auto text-sm text-muted">
          <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
        </p>
      </div>
    </li>
  )
}
