import { getTranslations } from "next-intl/server"
import { Button } from "#components/ui/button.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { type AuditQuery, auditPath, sortKeys } from "#lib/seo-tools/audit/audit-query.ts"
import { findingKinds, severities } from "#lib/seo-tools/audit/finding.ts"

/** Renders the filter and sort form of the findings. Its state is part of the page's URL. */
export async function AuditFilter({ query, locale }: { query: AuditQuery; locale: string }) {
  const t = await getTranslations({ locale, namespace: "audit" })
  const name = (key: "severity" | "kind" | "sort") => ({
    id: `audit-${key}`,
    name: key,
    label: t(`filter.${key}`),
  })
  return (
    <search aria-label={t("filter.label")}>
      <form
        key={JSON.stringify(query)}
        method="get"
        action={buildLocalePath(locale, auditPath)}
        className="audit-filter"
      >
        <FilterChoice
          {...name("severity")}
          value={query.severity ?? ""}
          options={[
            ["", t("filter.anySeverity")],
            ...severities.map((each) => [each, t(`severities.${each}`)] as const),
          ]}
        />
        <FilterChoice
          {...name("kind")}
          value={query.kind ?? ""}
          options={[
            ["", t("filter.anyKind")],
            ...findingKinds.map((each) => [each, t(`kinds.${each}`)] as const),
          ]}
        />
        <div className="stack-1">
          <label htmlFor="audit-text" className="block text-sm font-semibold">
            {t("filter.text")}
          </label>
          <input
            id="audit-text"
            name="text"
            type="search"
            maxLength={200}
            defaultValue={query.text}
            placeholder={t("filter.textHint")}
            className="control"
          />
        </div>
        <FilterChoice
          {...name("sort")}
          value={query.sort}
          options={sortKeys.map((each) => [each, t(`sorts.${each}`)] as const)}
        />
        <Button type="submit" kind="secondary">
          {t("filter.show")}
        </Button>
      </form>
    </search>
  )
}

type FilterChoiceProps = {
  id: string
  name: string
  label: string
  value: string
  /** Value and label of each option. */
  options: readonly (readonly [string, string])[]
}

/** Renders a labelled select field. */
function FilterChoice({ id, name, label, value, options }: FilterChoiceProps) {
  return (
    <div className="stack-1">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className="control">
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
