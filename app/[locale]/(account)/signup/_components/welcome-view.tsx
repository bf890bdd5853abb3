import { getTranslations } from "next-intl/server"
import { PasswordField } from "#app/[locale]/(account)/_components/password-field.tsx"
import { SignInFrame } from "#app/[locale]/(account)/_components/sign-in-frame.tsx"
import { UsernameField } from "#app/[locale]/(account)/_components/username-field.tsx"
import { AccountForm } from "#components/account/account-form.tsx"
import { buildAccountFormLabels, buildPasswordLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { passwordLimits } from "#lib/contract/user.ts"
import { createFirstPassword } from "#lib/sign-in/sign-up.ts"

type WelcomeViewProps = { locale: string; email: string; to: string }

/**
 * Renders the optional choice of a password after the sign-up, before the customer continues to the
 * return path `to`.
 */
export async function WelcomeView({ locale, email, to }: WelcomeViewProps) {
  const t = await getTranslations({ locale, namespace: "account.welcome" })
  return (
    <SignInFrame heading={t("heading")} intro={t("intro")}>
      <AccountForm
        form="firstPassword"
        id="welcome"
        name={t("form")}
        action={createFirstPassword}
        labels={await buildAccountFormLabels(locale, "welcome")}
      >
        <input type="hidden" name="to" value={to} />
        <UsernameField email={email} />
        <PasswordField
          name="newpassword"
          label={t("password")}
          note={t("note", passwordLimits)}
          kind="new"
          labels={await buildPasswordLabels(locale)}
          isRequired
        />
        <SendButton label={t("submit")} busy={t("busy")} />
        <a href={to} className={buildButtonClass("tertiary", "w-full")}>
          {t("later")}
        </a>
      </AccountForm>
    </SignInFrame>
  )
}
