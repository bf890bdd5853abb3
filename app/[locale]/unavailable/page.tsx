import { getTranslations, setRequestLocale } from "next-intl/server"
import { SearchAndCategories } from "#components/layout/search-and-categories.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { getSite } from "#lib/api/site.ts"
import { requestIdPlaceholder } from "#lib/observability/request-context.ts"
import { retryScript } from "#lib/retry-script.ts"
import "../../site.css"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props) {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "error" })
  return { title: t("unavailable.title"), robots: { index: false } }
}

/**
 * Renders the page that the server sends with status 503 if a page cannot be rendered. It retries.
 */
export default async function Unavailable({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const t = await getTranslations({ locale, namespace: "error" })
  // Cached pages can still be available, so the page links to them if the site data can be loaded.
  const site = await getSite().catch(() => null)
  return (
    <>
      <div className="mx-auto max-w-2xl px-4 pt-16 pb-8 text-center">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script dangerouslySetInnerHTML={{ __html: retryScript }} />
        <h1 className="text-3xl font-bold">{t("unavailable.title")}</h1>
        <p className="mt-3" role="status">
          {t("unavailable.wait")}
        </p>
        <form className="mt-6">
          <button type="submit" className={buildButtonClass()}>
            {t("unavailable.retry")}
          </button>
        </form>
      </div>
      {site && <SearchAndCategories site={site} locale={locale} />}
      <p
        className="pb-8 text-center text-sm text-muted"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, replaced per response
        dangerouslySetInnerHTML={{ __html: requestIdPlaceholder }}
        suppressHydrationWarning
      />
    </>
  )
}
