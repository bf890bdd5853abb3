"use client"

import { useTranslations } from "next-intl"
import { ListBase, useListContext } from "ra-core"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { AdminQuestion } from "#lib/admin/data-provider.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ListFrame } from "../../_components/list-frame.tsx"
import { QuestionCard } from "./question-card.tsx"

/** Renders the questions about products, newest first, to be replied to, published and deleted. */
export function QuestionsView() {
  const t: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  return (
    <>
      <PageHeading>{t("questions")}</PageHeading>
      <ListBase resource="questions" perPage={10} storeKey={false} disableAuthentication>
        <ListFrame<AdminQuestion> filters={<QuestionFilter />}>
          {(questions) => (
            <ul className="stack-4">
              {questions.map((question) => (
                <li key={question.id}>
                  <QuestionCard question={question} />
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
      </ListBase>
    </>
  )
}

const choices = [
  { name: "all", filter: {} },
  { name: "unanswered", filter: { has_reply: false } },
  { name: "answered", filter: { has_reply: true } },
  { name: "public", filter: { is_published: true } },
] as const

/** Renders the choice between all questions, those without and with a reply, and public ones. */
function QuestionFilter() {
  const t: TextsOf<"admin.questions"> = useTranslations("admin.questions")
  const { filterValues, setFilters } = useListContext()
  const current = JSON.stringify(filterValues)
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1 font-semibold">{t("filter")}</legend>
      {choices.map(({ name, filter }) => (
        <Button
          key={name}
          kind="secondary"
          aria-pressed={current === JSON.stringify(filter)}
          onClick={() => setFilters(filter)}
        >
          {t(name)}
        </Button>
      ))}
    </fieldset>
  )
}
