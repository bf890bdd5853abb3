import { getTranslations } from "next-intl/server"
import { buildPasswordLabels } from "#components/account/form-labels.ts"
import { PasswordField } from "#components/account/password-field.tsx"
import { SendButton } from "#components/account/send-button.tsx"
import { TextField } from "#components/account/text-field.tsx"

/**
 * Renders the fields for email address and password; if the shop has no passwords, only for the
 * email address.
 */
export async function LoginFields({ locale, isCodeOnly }: { locale: string; isCodeOnly: boolean }) {
  const t = await getTranslations({ locale, namespace: "account" })
  const email = (
    <TextField
      name="email"
      label={t("email")}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      isRequired
    />
  )
  const busy = t("login.submitting")
  if (isCodeOnly) {
    return (
      <>
        {email}
        <SendButton intent="mail" label={t("login.mailCode")} busy={busy} />
      </>
    )
  }
  return (
    <>
      {email}
      <PasswordField
        name="password"
        label={t("login.password")}
        kind="current"
        labels={await buildPasswordLabels(locale)}
        isRequired
      />
      <SendButton intent="password" label={t("login.submit")} busy={t("login.busy")} />
      <SendButton intent="mail" kind="secondary" isLenient label={t("login.mail")} busy={busy} />
    </>
  )
}
