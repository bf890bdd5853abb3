import { getTranslations, setRequestLocale } from "next-intl/server"
import { WaysOn } from "#components/chrome/ways-on.tsx"
import { getSite } from "#lib/api/site.ts"
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
  const { locale } = await params
  setRequestLocale(locale)
  return (
    <>
      <NotFound />
      {/* Not part of `not-found.tsx`, which every page carries along. */}
      <WaysOn site={await getSite()} locale={locale} />
    </>
  )
}
