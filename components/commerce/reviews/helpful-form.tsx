import { getTranslations } from "next-intl/server"
import { FormName } from "#components/ui/form-name.tsx"
import type { Review } from "#lib/catalogue/review.ts"
import { reviewControls as controls } from "#lib/reviews/review-request.ts"
import { handleReviewVote } from "#lib/reviews/vote-action.ts"

type HelpfulFormProps = { review: Pick<Review, "id" | "helpfulCount">; locale: string }

/**
 * Renders how many found a review helpful, and the form that counts one more. It has no script: the page that
 * it leads to shows the result.
 */
export async function HelpfulForm({ review, locale }: HelpfulFormProps) {
  const t = await getTranslations({ locale, namespace: "review.helpful" })
  const { id, helpfulCount } = review
  return (
    <form action={handleReviewVote} className="flex flex-wrap items-center gap-x-3 text-sm">
      <FormName form="reviewVote" />
      <input type="hidden" name={controls.review} value={id} />
      <span id={`helpful-${id}`} className="text-muted">
        {t("question")}
      </span>
      <button
        type="submit"
        aria-describedby={`helpful-${id}`}
        className="min-h-11 min-w-11 cursor-pointer rounded-sm px-2 underline underline-offset-4"
      >
        {t("yes")}
      </button>
      {helpfulCount > 0 && <span>{t("count", { count: helpfulCount })}</span>}
    </form>
  )
}
