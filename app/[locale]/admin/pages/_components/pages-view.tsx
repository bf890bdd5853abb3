"use client"

import { useTranslations } from "next-intl"
import { ListBase } from "ra-core"
import { useState } from "react"
import { navigateTo } from "#components/navigation/navigate.ts"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildGroupSlug } from "#lib/content/group-slug.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { WireEditedPage } from "#lib/contract/page-admin-calls.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { FilterSelect } from "../../_components/filter-select.tsx"
import { ListFrame } from "../../_components/list-frame.tsx"
import { SearchFilters } from "../../_components/search-filters.tsx"
import { useAction } from "../../_components/use-action.ts"
import "./pages.css"

/** Renders the list of pages with the state of each, and the form that creates one. */
export function PagesView() {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const [copied, setCopied] = useState<WireEditedPage | null>(null)
  return (
    <>
      <PageHeading>{tNav("pages")}</PageHeading>
      <details className="admin-fold" open={copied !== null}>
        <summary>{copied === null ? t("new") : t("from", { name: copied.name })}</summary>
        <NewPageForm key={copied?.id ?? 0} copied={copied} />
      </details>
      <ListBase resource="pages" perPage={25} storeKey={false} disableAuthentication>
        <ListFrame<WireEditedPage> filters={<PageFilters />}>
          {(pages) => <PageTable pages={pages} onCopy={setCopied} />}
        </ListFrame>
      </ListBase>
    </>
  )
}

function NewPageForm({ copied }: { copied: WireEditedPage | null }) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const [name, setName] = useState("")
  const [url, setUrl] = useState("")
  const slug = url.trim() === "" ? buildGroupSlug(name) : url.trim()
  const create = async () => {
    await run(async () => {
      const source = copied === null ? {} : { from_id: copied.id }
      const { item } = await send("createDisabledPage", { name, url: slug, ...source })
      navigateTo(buildLocalePath(locale, `/admin/pages/${item.id}`))
    })
  }
  return (
    <div className="stack-3 max-w-prose py-3">
      <p className="text-sm text-muted">{t("newNote")}</p>
      <ActionForm state={state} onSubmit={create} button={t("create")}>
        <Field label={t("name")} value={name} onChange={setName} error={state.errors.name} />
        <Field
          label={t("url")}
          value={slug}
          onChange={setUrl}
          error={state.errors.url}
          note={<p className="text-sm text-muted">{t("urlNote")}</p>}
        />
      </ActionForm>
      <ActionNotice state={state} />
    </div>
  )
}

function PageFilters() {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const states = {
    "": tList("all"),
    live: t("states.live"),
    draft: t("states.draft"),
    scheduled: t("states.scheduled"),
    disabled: t("states.disabled"),
  }
  return (
    <SearchFilters label={t("search")}>
      <FilterSelect name="state" label={t("state")} choices={states} />
    </SearchFilters>
  )
}

type PageTableProps = {
  pages: readonly WireEditedPage[]
  onCopy: (page: WireEditedPage) => void
}

function PageTable({ pages, onCopy }: PageTableProps) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const { locale } = useAdminPage()
  return (
    <table className="admin-table">
      <caption className="sr-only">{tNav("pages")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("state")}</th>
          <th scope="col" className="admin-wide">
            {t("path")}
          </th>
          <th scope="col" className="admin-wide">
            {t("changed")}
          </th>
          <th scope="col">
            <span className="sr-only">{t("duplicate")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.id}>
            <th scope="row">
              <ShopLink href={buildLocalePath(locale, `/admin/pages/${page.id}`)}>
                {page.name}
              </ShopLink>
            </th>
            <td>
              <PageState page={page} />
            </td>
            <td className="admin-wide wrap-anywhere">{page.url}</td>
            <td className="admin-wide">
              {formatDate(page.draft_saved_at ?? page.updated_at, locale)}
            </td>
            <td>
              <Button kind="tertiary" onClick={() => onCopy(page)}>
                {t("duplicate")} <span className="sr-only">{page.name}</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PageState({ page }: { page: WireEditedPage }) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { locale } = useAdminPage()
  const { publish_at: at } = page
  const states = [
    page.enabled ? t("isLive") : t("isDisabled"),
    ...(at === null
      ? page.draft_saved_at === null
        ? []
        : [t("hasDraft")]
      : [t("scheduledFor", { date: `${formatDate(at, locale)}, ${formatTime(at, locale)}` })]),
    ...(page.problem === null ? [] : [t("problem")]),
  ]
  return (
    <ul className="admin-pages-states">
      {states.map((state) => (
        <li key={state}>{state}</li>
      ))}
    </ul>
  )
}
