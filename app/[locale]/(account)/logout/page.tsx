import type { Metadata } from "next"
import { headers } from "next/headers"
import { getTranslations, setRequestLocale } from "next-intl/server"
import {
  getSignInMetadata,
  SignInFrame,
} from "#app/[locale]/(account)/_components/sign-in-frame.tsx"
import { AccountForm } from "#components/account/account-form.tsx"
import { buildAccountFormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { DeletePersonalData } from "#components/pwa/delete-personal-data.tsx"
import { handleLogoutForm } from "#lib/sign-in/login-actions.ts"

type Props = { params: Promise<{ locale: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "account.logout" })
  return getSignInMetadata(locale, "/logout", t("title"))
}

/**
 * Renders the logout form, which submits itself unless the request came from another site (CSRF).
 */
export default async function LogoutPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const t = await getTranslations({ locale, namespace: "account.logout" })
  const cameFrom = (await headers()).get("sec-fetch-site")
  return (
    <SignInFrame heading={t("heading")}>
      <DeletePersonalData />
      <p>{t("text")}</p>
      <AccountForm
        form="logout"
        id="logout"
        name={t("form")}
        action={handleLogoutForm}
        labels={await buildAccountFormLabels(locale, "logout")}
        isAutomatic={cameFrom !== "cross-site"}
      >
        <SendButton label={t("submit")} busy={t("busy")} />
      </AccountForm>
    </SignInFrame>
  )
}
