import { z } from "zod"
import { buildListFilter, type ListFilter } from "#backend/catalogue/list-filter.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import { productFilterQuery } from "#lib/contract/product-filter.ts"
import type { Result } from "#lib/contract/result.ts"

/** The arguments that sort and filter a list of products. Null is the same as no argument. */
export type FilterArguments = {
  sort?: string | null
  price_min?: string | null
  price_max?: string | null
  in_stock?: boolean | null
  on_special?: boolean | null
  personalised?: boolean | null
  rating_min?: number | null
  filter?: readonly string[] | null
}

const argumentsSchema = z.object(productFilterQuery)

/** Resolves the filter of a list by the same schema as the REST call. */
export function resolveFilterArguments(wanted: FilterArguments): Result<ListFilter, ErrorDetail> {
  const parsed = argumentsSchema.safeParse({
    sort: wanted.sort ?? undefined,
    price_min: wanted.price_min ?? undefined,
    price_max: wanted.price_max ?? undefined,
    in_stock: buildFlag(wanted.in_stock),
    on_special: buildFlag(wanted.on_special),
    personalised: buildFlag(wanted.personalised),
    rating_min: wanted.rating_min ?? undefined,
    filter: wanted.filter ?? undefined,
  })
  if (parsed.success) return { ok: true, value: buildListFilter(parsed.data) }
  const [issue] = parsed.error.issues
  const reason = `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`
  return { ok: false, error: { code: "value_invalid", params: { reason } } }
}

function buildFlag(value: boolean | null | undefined): "0" | "1" {
  return value ? "1" : "0"
}
