import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { listKinds } from "#lib/admin/describe-kind.ts"
import { getSite } from "#lib/api/site.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import adminTexts from "../../../../messages/admin/en.json"
import { buildAdminMetadata } from "../page-data.ts"
import "./content.css"

type Props = { params: Promise<{ locale: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "content")
}

export default async function ContentPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  const { settings } = await getSite()
  const { list_page_content: listsBlocks } = settings.config
  const kinds = listKinds().filter(({ path }) => listsBlocks || path !== "blocks")
  return (
    <>
      <PageHeading>{adminTexts.nav.content}</PageHeading>
      <ul className="admin-content-kinds">
        {kinds.map(({ path, title, intro }) => (
          <li key={path} className="card p-5 stack-1">
            <ShopLink
              href={buildLocalePath(locale, `/admin/content/${path}`)}
              className="admin-content-link"
            >
              {title}
            </ShopLink>
            <p className="text-sm text-muted">{intro}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
