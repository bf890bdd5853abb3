import { permanentRedirect } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { parsePageNumber } from "#lib/catalogue/pagination.ts"
import { buildQuestionsPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { handleMissingPath } from "../../../../../_data/handle-missing-path.ts"
import { QuestionPageView } from "../_components/question-page-view.tsx"
import { getQuestionPage, getQuestionsMetadata, type QuestionPage } from "../page-data.ts"

type Params = { locale: string; slug: string; page: string }
type Props = { params: Promise<Params> }

export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const values = await params
  return getQuestionsMetadata(values.locale, values.slug, await getList(values))
}

export default async function LaterQuestionsPage({ params }: Props) {
  const values = await params
  const { locale, slug } = values
  setRequestLocale(locale)
  const list = await getList(values)
  if (!list) return handleMissingPath(locale, `/product/${slug}/questions/${values.page}`)
  if (list.page === 1) permanentRedirect(buildLocalePath(locale, buildQuestionsPath(slug)))
  return <QuestionPageView locale={locale} list={list} />
}

async function getList({ locale, slug, page }: Params): Promise<QuestionPage | null> {
  const number = parsePageNumber(page)
  return number === null ? null : getQuestionPage(slug, number, locale)
}
