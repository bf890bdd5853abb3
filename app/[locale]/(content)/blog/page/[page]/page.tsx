import type { Metadata } from "next"
import { notFound, permanentRedirect } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { buildBlogPath } from "#lib/content/article.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { BlogView } from "../../_components/blog-view.tsx"
import { buildBlogMetadata, getNumberedBlog } from "../../page-data.ts"

type Props = { params: Promise<{ locale: string; page: string }> }

export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await params
  const blog = await getNumberedBlog(page, locale)
  return buildBlogMetadata(blog === "first" ? null : blog, locale)
}

export default async function NumberedBlogPage({ params }: Props) {
  const { locale, page } = await params
  setRequestLocale(locale)
  const blog = await getNumberedBlog(page, locale)
  if (blog === "first") permanentRedirect(buildLocalePath(locale, buildBlogPath(1)))
  if (!blog) notFound()
  return <BlogView blog={blog} locale={locale} />
}
