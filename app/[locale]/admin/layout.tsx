import { headers } from "next/headers"
import { getMessages, setRequestLocale } from "next-intl/server"
import type { ReactNode } from "react"
import { listPasskeys } from "#lib/account/customer-api.ts"
import { getSite } from "#lib/api/site.ts"
import { buildAdminPageToken, isDocumentRequest } from "#lib/auth/admin-page-token.ts"
import { getSession } from "#lib/auth/current-session.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { listDeniedCalls } from "#lib/bff/list-denied-calls.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import adminTexts from "../../../messages/admin/en.json"
import { AdminApp } from "./_components/admin-app.tsx"
import "../../site.css"
import "./_components/admin.css"

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export const dynamic = "force-dynamic"

/**
 * Renders the back office's frame, with the texts and the token that its scripts need. It is in
 * English at the paths of all languages.
 */
export default async function AdminLayout({ children, params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const { id, firstName, lastName, email, role, hasPassword } = await requireAdmin(locale)
  const hasPasskey = (await listPasskeys()).length > 0
  const { invoice, orders, studio } = await getMessages({ locale: defaultLocale })
  const { name: siteName } = (await getSite()).settings
  const site = { siteName, origin: new URL(getEnv().SITE_URL).origin }
  const messages = {
    admin: adminTexts,
    invoice,
    orders: { status: orders.status },
    studio: { proposal: { length: studio.proposal.length, search: studio.proposal.search } },
  }
  // Without a document there is no token: the page is then loaded as one.
  const token = isDocumentRequest(await headers()) ? buildAdminPageToken(await getSession()) : null
  const name = `${firstName} ${lastName}`.trim() || email
  const user = { id, name, email, role: role ?? "read_only", hasPassword, hasPasskey }
  const denied = listDeniedCalls(role)
  return (
    <div lang={defaultLocale} dir="ltr">
      <AdminApp
        token={token}
        locale={defaultLocale}
        site={site}
        user={user}
        denied={denied}
        messages={messages}
      >
        {children}
      </AdminApp>
    </div>
  )
}
