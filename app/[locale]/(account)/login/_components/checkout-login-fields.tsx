import { getTranslations } from "next-intl/server"
import { PasswordField } from "#app/[locale]/(account)/_components/password-field.tsx"
import { EmailField } from "#components/account/email-field.tsx"
import { buildPasswordLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { digitsIntents } from "#lib/sign-in/digits-step.ts"
import { PasswordDisclosure } from "./password-disclosure.tsx"

type CheckoutLoginFieldsProps = { locale: string; isCodeOnly: boolean }

/**
 * Renders the one field of a login on the way to the checkout: the email address. The password is
 * behind a disclosure, or nowhere if the shop has none.
 */
export async function CheckoutLoginFields({ locale, isCodeOnly }: CheckoutLoginFieldsProps) {
  const t = await getTranslations({ locale, namespace: "account" })
  return (
    <>
      <EmailField name="email" label={t("email")} autoComplete="username webauthn" isRequired />
      <SendButton
        intent={digitsIntents.send}
        label={t("signIn.submit")}
        busy={t("login.submitting")}
      />
      {!isCodeOnly && (
        <PasswordDisclosure summary={t("signIn.password")}>
          <PasswordField
            name="password"
            label={t("login.password")}
            kind="current"
            labels={await buildPasswordLabels(locale)}
          />
          <SendButton
            intent="password"
            kind="secondary"
            label={t("login.submit")}
            busy={t("login.busy")}
          />
        </PasswordDisclosure>
      )}
    </>
  )
}
