import { notFound, redirect } from "next/navigation"
import { sendAsCustomer } from "#lib/auth/account-api.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { catalogueAdminCalls } from "#lib/contract/catalogue-admin-calls.ts"
import { buildPreviewLink } from "#lib/seo-tools/preview-link/preview-link.ts"
import { parseRecordId } from "../../../page-data.ts"

type Context = { params: Promise<{ locale: string; id: string }> }

export const dynamic = "force-dynamic"

/** Opens the page of a product as visitors will see it, also while it is hidden. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, id } = await params
  await requireAdmin(locale)
  const input = { body: { id: parseRecordId(id) } }
  const call = catalogueAdminCalls.getAdminProduct
  const result = await sendAsCustomer("getAdminProduct", call, input)
  const product = result.ok ? result.value.item : null
  if (product === null) notFound()
  const path = buildProductPath(product.url)
  return redirect(buildPreviewLink(path, { atMs: null, showsDrafts: true }) ?? path)
}
