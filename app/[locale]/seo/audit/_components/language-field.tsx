import { defaultLocale, type Locale } from "#lib/contract/languages.ts"
import { languageNames } from "#lib/i18n/language-names.ts"

type LanguageFieldProps = { label: string; chosen?: Locale | undefined }

/** Renders a select field of languages, each by its native name. */
export function LanguageField({ label, chosen = defaultLocale }: LanguageFieldProps) {
  return (
    <label className="flex items-center gap-2 text-sm">
      {label}
      <select name="language" defaultValue={chosen} className="control w-auto">
        {Object.entries(languageNames).map(([language, name]) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
