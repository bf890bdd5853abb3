import { getTranslations } from "next-intl/server"
import { Button } from "#components/ui/button.tsx"
import { buildLocalePath, locales } from "#lib/contract/languages.ts"
import { formatShopClock } from "#lib/preview/shop-clock.ts"
import type { StudioQuery } from "../page-data.ts"

type PageFormProps = {
  query: StudioQuery
  /** Paths suggested while typing. */
  paths: readonly string[]
  locale: string
}

/**
 * Renders the search form of the studio: a path, a URL or search terms, a language, and preview
 * options.
 */
export async function PageForm({ query, paths, locale }: PageFormProps) {
  const t = await getTranslations({ locale, namespace: "studio.form" })
  const { preview } = query
  const names = new Intl.DisplayNames([locale], { type: "language" })
  return (
    <search>
      <datalist id="studio-paths">
        {paths.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <form
        method="get"
        action={buildLocalePath(locale, "/seo")}
        className="card stack-4 p-5 sm:p-6"
      >
        <div className="studio-query">
          <div className="stack-1">
            <label htmlFor="studio-path" className="block font-semibold">
              {t("page")}
            </label>
            <input
              id="studio-path"
              name="path"
              defaultValue={query.typed}
              list="studio-paths"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-describedby="studio-path-note"
              className="control"
            />
          </div>
          <div className="stack-1">
            <label htmlFor="studio-locale" className="block font-semibold">
              {t("language")}
            </label>
            <select
              id="studio-locale"
              name="locale"
              defaultValue={query.locale}
              className="control"
            >
              {locales.map((each) => (
                <option key={each} value={each}>
                  {names.of(each) ?? each}
                </option>
              ))}
            </select>
          </div>
          <Button type="submit">{t("show")}</Button>
        </div>
        <p id="studio-path-note" className="text-sm text-muted">
          {t("note")}
        </p>
        <details className="studio-fold" open={Object.keys(preview).length > 0}>
          <summary>{t("preview")}</summary>
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
            <div className="stack-1">
              <label htmlFor="studio-at" className="block font-semibold">
                {t("at")}
              </label>
              <input
                id="studio-at"
                type="datetime-local"
                name="at"
                defaultValue={readClock(preview.at)}
                className="control"
              />
            </div>
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="drafts"
                value="1"
                defaultChecked={preview.drafts === "1"}
                className="size-5"
              />
              {t("drafts")}
            </label>
          </div>
        </details>
      </form>
    </search>
  )
}

/**
 * Returns the value of the `datetime-local` field in the shop's time zone; input other than a UTC
 * timestamp stays as typed.
 */
function readClock(at = ""): string {
  return at.endsWith("Z") && !Number.isNaN(Date.parse(at)) ? formatShopClock(Date.parse(at)) : at
}
