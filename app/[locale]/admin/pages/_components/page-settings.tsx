"use client"

import { useTranslations } from "next-intl"
import type { PageBody } from "#lib/contract/page-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "../../_components/field.tsx"
import { HtmlField } from "../../_components/html-field.tsx"
import { SearchTexts } from "../../_components/search-texts.tsx"
import { Section } from "../../_components/section.tsx"
import type { PageDraft } from "./use-page-draft.ts"

/** Renders the settings of the page itself, with the search result that they make. */
export function PageSettings({ draft }: { draft: PageDraft }) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { body, errors } = draft
  const set = (name: keyof Omit<PageBody, "rows">, text: string) =>
    draft.change({ ...body, [name]: text }, name)
  const bind = (name: "name" | "url" | "content") => ({
    value: body[name],
    onChange: (text: string) => set(name, text),
    error: errors[name],
  })
  return (
    <>
      <Section id="page-texts" heading={t("texts")}>
        <Field {...bind("name")} label={t("name")} />
        <Field
          {...bind("url")}
          label={t("url")}
          note={<p className="text-sm text-muted">{t("urlNote")}</p>}
        />
        <HtmlField {...bind("content")} label={t("content")} />
      </Section>
      <Section id="page-search" heading={t("ofSearch")}>
        <SearchTexts
          texts={{ title: body.title, description: body.meta_description }}
          path={body.url === "home" ? "/" : `/${body.url}`}
          errors={{ title: errors.title, description: errors.meta_description }}
          onChange={(name, text) => set(name === "title" ? "title" : "meta_description", text)}
        />
      </Section>
    </>
  )
}
