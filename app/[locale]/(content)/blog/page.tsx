import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { BlogView } from "./_components/blog-view.tsx"
import { buildBlogMetadata, getBlog } from "./page-data.ts"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  return buildBlogMetadata(await getBlog(1, locale), locale)
}

export default async function BlogPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const blog = await getBlog(1, locale)
  if (!blog) notFound()
  return <BlogView blog={blog} locale={locale} />
}
