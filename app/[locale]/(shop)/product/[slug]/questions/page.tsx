import { setRequestLocale } from "next-intl/server"
import { handleMissingPath } from "../../../../_data/handle-missing-path.ts"
import { QuestionPageView } from "./_components/question-page-view.tsx"
import { getQuestionPage, getQuestionsMetadata } from "./page-data.ts"

type Props = { params: Promise<{ locale: string; slug: string }> }

export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { locale, slug } = await params
  return getQuestionsMetadata(locale, slug, await getQuestionPage(slug, 1, locale))
}

export default async function QuestionsPage({ params }: Props) {
  const { locale, slug } = await params
  setRequestLocale(locale)
  const list = await getQuestionPage(slug, 1, locale)
  if (!list) return handleMissingPath(locale, `/product/${slug}/questions`)
  return <QuestionPageView locale={locale} list={list} />
}
