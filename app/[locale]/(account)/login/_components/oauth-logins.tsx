import { getTranslations } from "next-intl/server"
import { Button } from "#components/ui/button.tsx"

/** Renders the OAuth logins: the shop's own account page, and Google. */
export async function OAuthLogins({
  locale,
  offersGoogle,
}: {
  locale: string
  offersGoogle: boolean
}) {
  const t = await getTranslations({ locale, namespace: "account.login" })
  return (
    <section aria-labelledby="other-ways" className="stack-3 border-t border-line pt-5">
      <h2 id="other-ways" className="font-semibold">
        {t("others")}
      </h2>
      {offersGoogle && <OAuthLogin provider="google" label={t("google")} />}
      <OAuthLogin provider="shop" label={t("shop")} />
    </section>
  )
}

function OAuthLogin({ provider, label }: { provider: "google" | "shop"; label: string }) {
  return (
    <form method="post" action="/api/session/oauth">
      <input type="hidden" name="provider" value={provider} />
      <Button type="submit" kind="secondary" className="w-full">
        {label}
      </Button>
    </form>
  )
}
