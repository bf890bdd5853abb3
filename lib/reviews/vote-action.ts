"use server"

import { redirect } from "next/navigation"
import { type AccountResult, buildAccountRejection } from "#lib/auth/account-result.ts"
import { getOrCreateSession } from "#lib/auth/current-session.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { parseOrderId } from "#lib/invoices/invoice-paths.ts"
import { buildVotePath, reviewControls as controls, voteResultParam } from "./review-request.ts"
import { voteReview } from "./reviews-api.ts"

/**
 * Counts a review as helpful, once for this browser, and redirects to the page that shows the result.
 */
export async function handleReviewVote(data: FormData): Promise<never> {
  const id = parseOrderId(getTyped(data, controls.review))
  const { kind } = await handleAccountForm(data, [], async () =>
    id === null ? buildAccountRejection("NOT_FOUND") : sendVote(id),
  )
  const query = new URLSearchParams({ [voteResultParam]: kind })
  redirect(await buildVisitorPath(`${buildVotePath(id ?? 0)}?${query}`))
}

async function sendVote(id: number): Promise<AccountResult> {
  const { fingerprint } = await getOrCreateSession()
  return voteReview({ id, fingerprint })
}
