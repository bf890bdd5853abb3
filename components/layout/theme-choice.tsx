import { getTranslations } from "next-intl/server"
import { themeField } from "#lib/theme/theme-script.ts"

/** The system's theme first: it is the default. */
const themes = [
  ["system", ""],
  ["light", "light"],
  ["dark", "dark"],
] as const

/** Renders the choice of system, light or dark theme. The theme script applies it. */
export async function ThemeChoice({ locale }: { locale: string }) {
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
