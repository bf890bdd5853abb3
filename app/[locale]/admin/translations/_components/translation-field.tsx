"use client"

import { useTranslations } from "next-intl"
import { useId } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { formatLanguageName } from "#lib/admin/language-name.ts"
import { buildLocalePath, getDirection, type Locale } from "#lib/contract/languages.ts"
import type { TranslatableKind } from "#lib/contract/translation.ts"
import type { WireTranslatedText } from "#lib/contract/translation-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { useTextName } from "./use-text-name.ts"
import type { TranslationDraft } from "./use-translation-draft.ts"

type TranslationFieldProps = {
  kind: TranslatableKind
  text: WireTranslatedText
  language: Locale
  draft: TranslationDraft
  error: string | undefined
  isReadOnly: boolean
}

/** Renders a text in English, and the field of its translation beside it. */
export function TranslationField(props: TranslationFieldProps) {
  const { kind, text, language, draft, error, isReadOnly } = props
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const { locale } = useAdminPage()
  const id = useId()
  const name = useTextName()(kind, text)
  const typed = draft.typed[text.field]
  const isStale = typed !== undefined && typed.version !== text.version
  const value = typed?.text ?? text.text
  const direction = getDirection(language)
  return (
    <li className="stack-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={id} className="font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="text-sm text-muted">{resolveStateText(t, text, typed?.text)}</span>
      </p>
      <div className="admin-translation-pair">
        <div className="stack-1">
          <p className="font-semibold">{t("english")}</p>
          <div lang="en" dir="ltr" className="admin-translation-source">
            {text.source}
          </div>
          {text.format === "html" && <p className="text-sm text-muted">{t("html")}</p>}
          {kind === "image" && (
            <p className="links">
              <ShopLink href={buildLocalePath(locale, `/admin/media/${text.field}`)}>
                {t("pictureLink")}
              </ShopLink>
            </p>
          )}
        </div>
        <div className="stack-2">
          {isReadOnly ? (
            <>
              <p className="font-semibold">{formatLanguageName(language)}</p>
              <div lang={language} dir={direction} className="admin-translation-source">
                {text.text}
              </div>
            </>
          ) : (
            <Field
              label={formatLanguageName(language)}
              of={id}
              value={value}
              onChange={(written) =>
                draft.set(text, text.is_multiline ? written : written.replaceAll(/\s*\n\s*/g, " "))
              }
              error={error}
              lang={language}
              dir={direction}
              {...((text.is_multiline || text.source.length > lineLength) && {
                rows: countRows(text.source),
              })}
            />
          )}
          {isStale && <Conflict text={text} name={name} language={language} draft={draft} />}
          {!isReadOnly && text.state === "outdated" && typed === undefined && (
            <Button
              kind="secondary"
              aria-label={t("stillFitsOf", { name })}
              onClick={() => draft.confirm(text)}
            >
              {t("stillFits")}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

type ConflictProps = Pick<TranslationFieldProps, "text" | "language" | "draft"> & { name: string }

/** Renders what has changed since a text was typed, and both ways out. */
function Conflict({ text, name, language, draft }: ConflictProps) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const based = draft.typed[text.field]?.version ?? ""
  const isSourceChanged = based.split(".")[0] !== text.version.split(".")[0]
  return (
    <Notice tone="warning" role="alert">
      <p>{isSourceChanged ? t("sourceChanged") : text.text === "" ? t("removed") : t("changed")}</p>
      {text.text !== "" && (
        <p lang={language} dir={getDirection(language)} className="wrap-anywhere">
          {text.text}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          kind="secondary"
          aria-label={t("theirsOf", { name })}
          onClick={() => draft.drop(text.field)}
        >
          {t("theirs")}
        </Button>
        <Button
          kind="secondary"
          aria-label={t("mineOf", { name })}
          onClick={() => draft.confirm(text)}
        >
          {t("mine")}
        </Button>
      </div>
    </Notice>
  )
}

function resolveStateText(
  t: TextsOf<"admin.translations">,
  { text, state }: WireTranslatedText,
  typed: string | undefined,
): string {
  if (typed === undefined) return t(`states.${state}`)
  return typed.trim() === "" && text !== "" ? t("willRemove") : t("unsaved")
}

/** Characters that a field of one line shows. */
const lineLength = 50

/** Returns rows that show about as much as the English text has. */
function countRows(source: string): number {
  const lines = source
    .split("\n")
    .reduce((rows, line) => rows + 1 + Math.floor(line.length / lineLength), 0)
  return Math.min(20, lines)
}
