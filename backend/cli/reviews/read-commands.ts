import { type CommandUnknownOpts, Option } from "@commander-js/extra-typings"
import { getAdminReview, listAdminReviews } from "#backend/reviews/admin-reviews.ts"
import { formatReportReason } from "#backend/reviews/review-emails.ts"
import { type ReviewStatus, reviewStatuses } from "#lib/contract/review.ts"
import { adminReviewQuerySchema, type WireAdminReview } from "#lib/contract/review-input.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "../command.ts"
import { formatColumns, formatListPage, parseOrderNumber } from "../formats.ts"

const perPage = 50

/** Registers `reviews list`: lists reviews, newest first. */
export function registerListReviews(reviews: CommandUnknownOpts, { deps, respond }: Cli): void {
  reviews
    .command("list")
    .description("Lists reviews, newest first; by default those to check.")
    .addOption(new Option("--status <status>", "Only these.").choices(reviewStatuses))
    .option("--reported", "Only those that someone reported.")
    .option("--page <number>", `The page, of ${perPage} reviews each.`, "1")
    .action(async ({ status, reported, page }) => {
      const usual = reported ? undefined : "pending"
      const filter = { status: status ?? usual, reported: reported === true }
      respond(await listPage(deps, filter, Number(page)))
    })
}

async function listPage(
  { db }: CliDeps,
  filter: { status: ReviewStatus | undefined; reported: boolean },
  page: number,
): Promise<CommandResult> {
  const query = adminReviewQuerySchema.safeParse({ ...filter, page, page_size: perPage })
  if (!query.success) return buildUsageError("--page is a whole number from 1.")
  const { data, count } = await listAdminReviews(db, query.data)
  const rows = data.map((review) => [
    String(review.id),
    review.submitted_at.slice(0, 10),
    review.status,
    `${review.stars} of 5`,
    review.product_name,
    review.is_demo ? "demonstration" : (review.email ?? ""),
    review.reports.length === 0 ? "" : `reported: ${review.reports.length}`,
  ])
  const head = ["Review", "Sent", "Status", "Stars", "Product", "Customer", ""]
  const lines = formatListPage({ head, rows, none: "No reviews found.", count, page, perPage })
  return buildOutput(lines, { count, page, data })
}

/** Registers `reviews show`: shows a review with its reports. */
export function registerShowReview(reviews: CommandUnknownOpts, { deps, respond }: Cli): void {
  reviews
    .command("show")
    .description("Shows a review with its reports.")
    .argument("<review>")
    .action(async (review) => respond(await showReview(deps, review)))
}

async function showReview({ db }: CliDeps, reviewText: string): Promise<CommandResult> {
  const id = parseOrderNumber(reviewText)
  const review = id === null ? null : await getAdminReview(db, id)
  if (review === null) return buildErrorResult(`There is no review ${reviewText}.`)
  return buildOutput(buildLines(review), review)
}

function buildLines(review: WireAdminReview): string[] {
  const facts = [
    ["Review", `${review.id}, ${review.status}`],
    ["Product", review.product_name],
    ["Customer", review.is_demo ? "None: a demonstration review" : (review.email ?? "")],
    ["Order", review.order_id === null ? "" : String(review.order_id)],
    ["Stars", `${review.stars} of 5`],
    ["Name", review.author_name],
    ["Title", review.title],
    ["Fit", review.fit ?? ""],
    ["Finish", review.finish ?? ""],
    ...review.responses.map(({ question, choice }) => [question, choice]),
    ["Rejected", review.reject_reason],
  ].filter(([, words]) => words !== "")
  const reply = review.reply === "" ? [] : ["", "Your reply:", review.reply]
  const reports = review.reports.map(({ reason, note, created_at }) =>
    [`Reported on ${created_at.slice(0, 10)}:`, formatReportReason(reason), note].join(" ").trim(),
  )
  const gap = reports.length === 0 ? [] : [""]
  return [...formatColumns(facts), "", review.content, ...reply, ...gap, ...reports]
}
