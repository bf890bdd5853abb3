import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import { getSiteConfig } from "#backend/settings/site-settings.ts"
import { parseShopQuestion } from "#lib/contract/rules/shop-question.ts"
import { siteConfigSchema } from "#lib/contract/site.ts"
import type { Trx, Values } from "./model-definition.ts"

const questionNames = ["question_1", "question_2", "question_3"] as const

/**
 * Validates that the categories exist that a changed question of reviews names. An unchanged one may
 * name a category that was removed since: it must not block other settings.
 */
export async function validateSite(
  trx: Trx,
  _id: number,
  old: Values | null,
): Promise<ApiError | null> {
  const before = siteConfigSchema.parse(old?.config ?? {}).reviews
  const { reviews } = await getSiteConfig(trx)
  for (const name of questionNames.filter((each) => reviews[each] !== before[each])) {
    const groups = parseShopQuestion(reviews[name])?.groups ?? []
    const rows = await trx
      .selectFrom("groups")
      .select("url")
      .where("model", "=", "Sell/Product")
      .where("url", "in", ["", ...groups])
      .execute()
    const unknown = groups.find((slug) => !rows.some(({ url }) => url === slug))
    if (unknown === undefined) continue
    const detail = { code: "review_question_group_unknown", params: { group: unknown } } as const
    return buildFieldError(`config.reviews.${name}`, detail)
  }
  return null
}
