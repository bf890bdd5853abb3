"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import type { EditedVariation } from "#lib/admin/product-variants.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "../../_components/field.tsx"

type OptionFieldsProps = {
  variation: EditedVariation
  title: string
  /** True if the product has variants, which get the first choice of a new option. */
  hasSkus: boolean
  onChange: (variation: EditedVariation) => void
}

/** Renders the name of an option and its choices. */
export function OptionFields({ variation, title, hasSkus, onChange }: OptionFieldsProps) {
  const t: TextsOf<"admin.variants"> = useTranslations("admin.variants")
  const { name, was, options } = variation
  const setOptions = (next: EditedVariation["options"]) => onChange({ ...variation, options: next })
  const [first] = options
  const isNew = was === undefined && hasSkus && first !== undefined && first.name !== ""
  return (
    <>
      <Field
        label={t("optionName")}
        value={name}
        onChange={(text) => onChange({ ...variation, name: text })}
      />
      <ul className="admin-products-choices">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that identifies them.
          <li key={index}>
            <Field
              label={t("value", { number: index + 1, name: title })}
              value={option.name}
              onChange={(text) =>
                setOptions(options.map((one, at) => (at === index ? { ...one, name: text } : one)))
              }
            />
            {options.length > 1 && (
              <Button
                kind="tertiary"
                aria-label={t("removeValue", { value: option.name, name: title })}
                onClick={() => setOptions(options.filter((_one, at) => at !== index))}
              >
                {t("remove")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isNew && <p className="text-sm text-muted">{t("becomes", { value: first.name })}</p>}
      <Button
        kind="tertiary"
        aria-label={t("addValueTo", { name: title })}
        onClick={() => setOptions([...options, { name: "" }])}
      >
        {t("addValue")}
      </Button>
    </>
  )
}
