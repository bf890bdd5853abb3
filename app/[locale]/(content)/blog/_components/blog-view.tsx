import { getTranslations } from "next-intl/server"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { Pagination } from "#components/ui/pagination.tsx"
import { buildBlogPath } from "#lib/content/blog-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { GraphPart } from "#lib/seo/graph/graph-part.ts"
import { PageGraph } from "../../../_components/page-graph.tsx"
import { ContentPage } from "../../_components/content-page.tsx"
import type { BlogData } from "../page-data.ts"
import { ArticleCard } from "./article-card.tsx"

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
