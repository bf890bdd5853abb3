"use client"

import { useTranslations } from "next-intl"
import { ListBase, useListContext } from "ra-core"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { AdminReview } from "#lib/admin/data-provider.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ListFrame } from "./list-frame.tsx"
import { ReviewCard } from "./review-card.tsx"

/** Renders the reviews, newest first, to be published, rejected and replied to. */
export function ReviewsView() {
  const t: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  return (
    <>
      <PageHeading>{t("reviews")}</PageHeading>
      <ListBase resource="reviews" perPage={10} storeKey={false} disableAuthentication>
        <ListFrame<AdminReview> filters={<ReviewFilter />}>
          {(reviews) => (
            <ul className="stack-4">
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} />
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
      </ListBase>
    </>
  )
}

const choices = ["pending", "published", "rejected", "reported"] as const

/** Renders the choice of a status, or of the reported reviews, as one group of buttons. */
function ReviewFilter() {
  const t: TextsOf<"admin.reviews"> = useTranslations("admin.reviews")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { filterValues, setFilters } = useListContext()
  const current = filterValues.reported === true ? "reported" : (filterValues.status ?? "")
  const choose = (choice: string) => {
    if (choice === "reported") setFilters({ reported: true })
    else setFilters(choice === "" ? {} : { status: choice })
  }
  const button = (choice: string, label: string) => (
    <button
      key={choice}
      type="button"
      aria-pressed={current === choice}
      onClick={() => choose(choice)}
      className={current === choice ? "button" : "button button-secondary"}
    >
      {label}
    </button>
  )
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("filter")}</legend>
      {button("", tList("all"))}
      {choices.map((choice) => button(choice, t(choice)))}
    </fieldset>
  )
}
