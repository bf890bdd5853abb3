import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import {
  handleModeration,
  handleReply,
  type ModeratedReview,
} from "#backend/reviews/moderate-review.ts"
import { handleReviewRequest } from "#backend/reviews/request-reviews.ts"
import { moderateReviewSchema, replyToReviewSchema } from "#lib/contract/review-input.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "../command.ts"
import { parseOrderNumber } from "../formats.ts"

/** Registers `reviews request`: emails the customer of a delivered order at once. */
export function registerRequestReviews(reviews: CommandUnknownOpts, { deps, respond }: Cli): void {
  reviews
    .command("request")
    .description("Emails the customer of a delivered order for reviews, without waiting.")
    .argument("<order>")
    .action(async (order) => respond(await requestReviewsOf(deps, order)))
}

async function requestReviewsOf(deps: CliDeps, orderText: string): Promise<CommandResult> {
  const id = parseOrderNumber(orderText)
  if (id !== null && (await handleReviewRequest(deps, id)))
    return buildOutput([`The customer of order ${id} will get an email.`], { id })
  return buildErrorResult(
    "No email: the order isn’t completed, got its email already, has nothing left to review, or its customer doesn’t want such emails.",
  )
}

/** Registers `reviews publish`: publishes a review and closes its reports. */
export function registerPublishReview(reviews: CommandUnknownOpts, { deps, respond }: Cli): void {
  reviews
    .command("publish")
    .description("Publishes a review; one that was reported stays published.")
    .argument("<review>")
    .action(async (review) => respond(await publish(deps, review)))
}

async function publish(deps: CliDeps, reviewText: string): Promise<CommandResult> {
  const id = parseOrderNumber(reviewText)
  if (id === null) return buildMissing(reviewText)
  const published = await handleModeration(deps, { id, decision: "publish" })
  return buildResult(published, reviewText, `Review ${id} is published.`)
}

/** Registers `reviews reject`: rejects a review and emails its customer the reason. */
export function registerRejectReview(reviews: CommandUnknownOpts, { deps, respond }: Cli): void {
  reviews
    .command("reject")
    .description("Rejects a review, or withdraws it from publication, and emails its customer why.")
    .argument("<review>")
    .requiredOption("--reason <words>", "The reason; the customer sees it.")
    .addHelpText(
      "after",
      "\nReject what is unlawful, abusive, advertising or not about the product, never a low rating as such.",
    )
    .action(async (review, { reason }) => respond(await reject(deps, review, reason)))
}

async function reject(deps: CliDeps, reviewText: string, reason: string): Promise<CommandResult> {
  const id = parseOrderNumber(reviewText)
  if (id === null) return buildMissing(reviewText)
  const decision = moderateReviewSchema.safeParse({ id, decision: "reject", reason })
  if (!decision.success) return buildUsageError("--reason has 1 to 300 characters.")
  const rejected = await handleModeration(deps, decision.data)
  return buildResult(
    rejected,
    reviewText,
    `Review ${id} is rejected, and its customer is told why.`,
  )
}

/** Registers `reviews reply`: sets the shop's public reply. */
export function registerReplyToReview(reviews: CommandUnknownOpts, { deps, respond }: Cli): void {
  reviews
    .command("reply")
    .description("Sets your public reply below a review; an empty one ('') removes it.")
    .argument("<review>")
    .argument("<words>")
    .action(async (review, words) => respond(await reply(deps, review, words)))
}

async function reply(deps: CliDeps, reviewText: string, words: string): Promise<CommandResult> {
  const id = parseOrderNumber(reviewText)
  if (id === null) return buildMissing(reviewText)
  const input = replyToReviewSchema.safeParse({ id, reply: words })
  if (!input.success) return buildUsageError("A reply may have 2,000 characters.")
  const message =
    input.data.reply === ""
      ? `Your reply to review ${id} is removed.`
      : `Your reply to review ${id} is public.`
  return buildResult(await handleReply(deps, input.data), reviewText, message)
}

function buildMissing(reviewText: string): CommandResult {
  return buildErrorResult(`There is no review ${reviewText}.`)
}

function buildResult(
  moderated: ModeratedReview,
  reviewText: string,
  message: string,
): CommandResult {
  if (moderated.ok) return buildOutput([message], moderated.value)
  const { status, body } = moderated.error
  return status === 404 ? buildMissing(reviewText) : buildErrorResult(body.message)
}
