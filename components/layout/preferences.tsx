import { getTranslations } from "next-intl/server"
import { Icon } from "#components/ui/icon.tsx"
import { StaticMarkup } from "#components/ui/static-markup.tsx"
import { buildLanguageButtons } from "#lib/i18n/language-choice.ts"
import { listCompleteLanguages, type Site } from "#lib/site/site.ts"
import { themeField } from "#lib/theme/theme-script.ts"

const preferencesId = "preferences"

/** Renders the header's button that opens the preferences. */
export async function PreferencesButton({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "layout.preferences" })
  return (
    <button
      type="button"
      popoverTarget={preferencesId}
      className="order-last flex size-11 items-center justify-center rounded-lg md:order-none"
      aria-label={t("open")}
    >
      <Icon name="globe" />
    </button>
  )
}

/**
 * Renders the language and theme choices in a popover that needs no JavaScript. The form posts to
 * the URL of its own page, so that path and query are preserved (ADR 23).
 */
export async function Preferences({ locale, site }: { locale: string; site: Site }) {
  const t = await getTranslations({ locale, namespace: "layout.preferences" })
  return (
    <StaticMarkup
      as="div"
      id={preferencesId}
      popover="auto"
      role="dialog"
      aria-label={t("open")}
      className="preferences"
    >
      <div className="flex items-center justify-between">
        <p className="text-sm font-semibold text-muted" id="languages">
          {t("language")}
        </p>
        <button
          type="button"
          popoverTarget={preferencesId}
          popoverTargetAction="hide"
          aria-label={t("close")}
          className="-me-3 flex size-11 items-center justify-center rounded-lg"
        >
          <Icon name="close" />
        </button>
      </div>
      <form
        method="post"
        aria-labelledby="languages"
        className="mb-3"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own constants
        dangerouslySetInnerHTML={{
          __html: buildLanguageButtons(locale, {
            complete: listCompleteLanguages(site),
            othersName: t("english"),
          }),
        }}
      />
      <ThemeChoice locale={locale} />
    </StaticMarkup>
  )
}

/** The system's theme first: it is the default. */
const themes = [
  ["system", ""],
  ["light", "light"],
  ["dark", "dark"],
] as const

/** Renders the choice of system, light or dark theme. The theme script applies it. */
async function ThemeChoice({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "layout.theme" })
  return (
    <fieldset className="noscript:hidden">
      <legend className="mb-1 text-sm font-semibold text-muted">{t("label")}</legend>
      <div className="flex gap-2">
        {themes.map(([name, value]) => (
          <label key={name} className="relative grow">
            <input
              type="radio"
              name={themeField}
              value={value}
              defaultChecked={value === ""}
              autoComplete="off"
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <span className="chip px-2">{t(name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
