import { getTranslations, setRequestLocale } from "next-intl/server"
import NotFound from "../not-found.tsx"
import "../../site.css"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "notFound" })
  return { title: t("heading"), robots: { index: false } }
}

/** What the server sends, with status 404, for every address that has no page. */
export default async function PageNotFound({ params }: Props) {
  setRequestLocale((await params).locale)
  return <NotFound />
}
