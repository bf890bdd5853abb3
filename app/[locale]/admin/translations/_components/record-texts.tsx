"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import type { TranslatedRef } from "#lib/admin/translation-paths.ts"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import type { Locale } from "#lib/contract/languages.ts"
import {
  type TranslationFilter,
  translationFilters,
} from "#lib/contract/translation-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "../../_components/field.tsx"
import { LoadError } from "../../_components/list-frame.tsx"
import { SelectField } from "../../_components/select-field.tsx"
import { useCall } from "../../_components/use-call.ts"
import { TranslationForm } from "./translation-form.tsx"
import { useTranslationDraft } from "./use-translation-draft.ts"

type RecordTextsProps = { record: TranslatedRef; language: Locale; search: string }

/** Texts of a page: some kinds have thousands. */
const pageSize = 50
/** A record with fewer texts needs no filters. */
const fewTexts = 20

/** Renders the form of a record's texts in a language, page by page, with filters if it has many. */
export function RecordTexts({ record: { kind, id }, language, ...props }: RecordTextsProps) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const [search, setSearch] = useState(props.search)
  const [state, setState] = useState<TranslationFilter>("any")
  const [page, setPage] = useState(1)
  const draft = useTranslationDraft(`translations.${language}.${kind}.${id}`)
  const { data, error, refetch } = useCall("getTranslations", {
    language,
    kind,
    record_id: id,
    search,
    state,
    page,
    page_size: pageSize,
  })
  const filter = (apply: () => void) => {
    apply()
    setPage(1)
  }
  const item = data?.item
  return (
    <>
      <Filters
        isOffered={search !== "" || state !== "any" || (item?.texts ?? 0) > fewTexts}
        search={search}
        state={state}
        onSearch={(text) => filter(() => setSearch(text))}
        onState={(value) => filter(() => setState(value))}
      />
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <p role="status">{t("loading")}</p>
      ) : item === null || item === undefined ? (
        <LoadError error={error} onRetry={() => void refetch()} text={t("missing")} />
      ) : (
        <TranslationForm item={item} language={language} draft={draft} refetch={refetch} />
      )}
      <Pages page={page} count={item?.count ?? 0} onPage={setPage} />
    </>
  )
}

type FiltersProps = {
  isOffered: boolean
  search: string
  state: TranslationFilter
  onSearch: (text: string) => void
  onState: (state: TranslationFilter) => void
}

function Filters({ isOffered, search, state, onSearch, onState }: FiltersProps) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const [text, setText] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  if (!isOffered) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom, in which screens are tested, has no <search>.
    <div role="search" className="admin-filters">
      <form onSubmit={submit} className="admin-filters">
        <Field label={t("searchTexts")} value={text} onChange={setText} />
        <Button type="submit" kind="secondary">
          {tForm("find")}
        </Button>
      </form>
      <SelectField
        label={t("show")}
        value={state}
        onChange={(value) => onState(translationFilters.find((known) => known === value) ?? "any")}
        choices={translationFilters.map((value) => ({ value, label: t(`textFilters.${value}`) }))}
      />
    </div>
  )
}

type PagesProps = { page: number; count: number; onPage: (page: number) => void }

function Pages({ page, count, onPage }: PagesProps) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const pages = getPageCount(count, pageSize)
  if (pages <= 1) return null
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center gap-3">
      <Button kind="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t("previous")}
      </Button>
      <span aria-live="polite">{t("page", { page, pages })}</span>
      <Button kind="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t("next")}
      </Button>
    </nav>
  )
}
