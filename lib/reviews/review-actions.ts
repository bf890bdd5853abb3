"use server"

import { refresh } from "next/cache"
import {
  type AccountFormResult,
  type AccountResult,
  buildAccountRejection,
  type FormState,
} from "#lib/auth/account-result.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import {
  deleteReviewPhotoSchema,
  reportReviewSchema,
  saveReviewSchema,
  withdrawReviewSchema,
} from "#lib/contract/review-input.ts"
import { parseOrderId, parseRecordToken } from "#lib/invoices/invoice-paths.ts"
import { parseReviewTarget } from "./parse-review-target.ts"
import {
  reviewControls as controls,
  ownControls,
  type ReviewTarget,
  reviewFields,
} from "./review-request.ts"
import {
  deleteReview,
  deleteReviewPhoto,
  reportReview,
  saveReview,
  saveReviewMails,
} from "./reviews-api.ts"

/** Writes, changes or deletes the review of a product, depending on the button. */
export async function handleReviewForm(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  const isDeleting = getTyped(data, "intent") === "withdraw"
  return handleAccountForm(data, isDeleting ? [] : reviewFields, () =>
    isDeleting ? sendDeletion(data) : sendReview(data),
  )
}

async function sendReview(data: FormData): Promise<AccountFormResult> {
  const target = parseTarget(data)
  if (target === null) return buildAccountRejection("NOT_FOUND")
  const stars = getTyped(data, controls.stars)
  const input = {
    ...target,
    stars: /^[1-5]$/.test(stars) ? Number(stars) : 0,
    title: getTyped(data, controls.title),
    content: getTyped(data, controls.content),
    author_name: getTyped(data, controls.name),
    fit: getTyped(data, controls.fit) || null,
    finish: getTyped(data, controls.finish) || null,
    responses: ownControls
      .map(({ question, response }) => {
        return { question: getTyped(data, question), choice: getTyped(data, response) }
      })
      .filter(({ question, choice }) => question !== "" && choice !== ""),
  }
  const rejection = validateAccountRequest(saveReviewSchema, input, { author_name: controls.name })
  if (rejection) return rejection
  return showAgain(await saveReview(saveReviewSchema.parse(input)))
}

async function sendDeletion(data: FormData): Promise<AccountFormResult> {
  const target = parseTarget(data)
  const result = target && (await deleteReview(withdrawReviewSchema.parse(target)))
  if (result === null) return buildAccountRejection("NOT_FOUND")
  return { ...showAgain(result), step: "withdrawn" }
}

/** Deletes a photo of a review. */
export async function handleReviewPhotoForm(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAccountForm(data, [], async () => {
    const target = parseTarget(data)
    const parsed = deleteReviewPhotoSchema.safeParse({
      ...target,
      hash: getTyped(data, controls.photo),
    })
    return parsed.success
      ? showAgain(await deleteReviewPhoto(parsed.data))
      : buildAccountRejection("NOT_FOUND")
  })
}

/** Switches the emails that request reviews on or off, depending on the button. */
export async function handleReviewMailsForm(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAccountForm(data, [], async () => {
    const token = parseRecordToken(getTyped(data, controls.token))
    if (token === null) return buildAccountRejection("NOT_FOUND")
    const enabled = getTyped(data, "intent") === "start"
    return showAgain(await saveReviewMails({ token, enabled }))
  })
}

/** Reports a published review. */
export async function handleReportForm(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAccountForm(data, [controls.reason, controls.note], async () => {
    const input = {
      id: parseOrderId(getTyped(data, controls.review)),
      reason: getTyped(data, controls.reason),
      note: getTyped(data, controls.note),
    }
    if (input.id === null) return buildAccountRejection("NOT_FOUND")
    const rejection = validateAccountRequest(reportReviewSchema, input)
    if (rejection) return rejection
    const result = await reportReview(reportReviewSchema.parse(input))
    return result.kind === "done" ? { ...result, step: "reported" } : result
  })
}

function parseTarget(data: FormData): ReviewTarget | null {
  return parseReviewTarget((name) => getTyped(data, name))
}

/** The page shows the state of the review beside its form. */
function showAgain(result: AccountResult): AccountResult {
  if (result.kind === "done") refresh()
  return result
}
