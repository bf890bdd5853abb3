import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { CodeStep } from "#app/[locale]/(account)/_components/code-step.tsx"
import { PasswordField } from "#app/[locale]/(account)/_components/password-field.tsx"
import { SignInFrame } from "#app/[locale]/(account)/_components/sign-in-frame.tsx"
import { TypedValue } from "#app/[locale]/(account)/_components/typed-value.tsx"
import { AccountForm } from "#components/account/account-form.tsx"
import { EmailField } from "#components/account/email-field.tsx"
import { buildAccountFormLabels, buildPasswordLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { TextLink } from "#components/account/text-link.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import type { FormState } from "#lib/auth/account-result.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { passwordLimits } from "#lib/contract/user.ts"
import type { EmailLink } from "#lib/sign-in/parse-email-link.ts"
import { handlePasswordRecovery } from "#lib/sign-in/recover-password.ts"

type RecoveryViewProps = {
  locale: string
  emailLink: EmailLink | null
  /** State of the form after its code was emailed. */
  mailed: FormState | null
}

/** Renders the password recovery: request an email, enter its code, set a new password. */
export async function RecoveryView({ locale, emailLink, mailed }: RecoveryViewProps) {
  const t = await getTranslations({ locale, namespace: "account.recovery" })
  const loginHref = buildLocalePath(locale, "/login")
  const button = { label: t("change"), busy: t("changing"), intent: "change" }
  const code = { locale, button, startHref: buildLocalePath(locale, "/forgotpassword") }
  const email = () => <TypedValue name="email" />
  const link = (words: ReactNode) => <TextLink href={loginHref}>{words}</TextLink>
  const newPassword = <NewPassword locale={locale} />
  return (
    <SignInFrame
      heading={t("heading")}
      intro={emailLink ? null : t("intro")}
      below={<p>{t.rich("back", { link })}</p>}
    >
      <AccountForm
        form="recovery"
        id="recovery"
        name={t("form")}
        action={handlePasswordRecovery}
        labels={await buildAccountFormLabels(locale, "recovery")}
        firstStep={emailLink ? "emailLink" : ""}
        first={emailLink ? null : mailed}
        steps={{
          mailed: (
            <CodeStep {...code} step="mailed">
              {newPassword}
            </CodeStep>
          ),
          emailLink: (
            <CodeStep {...code} step="emailLink" emailLink={emailLink}>
              {newPassword}
            </CodeStep>
          ),
          changed: (
            <a href={loginHref} className={buildButtonClass("primary", "w-full")}>
              {t("logIn")}
            </a>
          ),
        }}
        notices={{ mailed: <p>{t.rich("mailed", { email })}</p>, changed: <p>{t("changed")}</p> }}
      >
        <EmailFields locale={locale} />
      </AccountForm>
    </SignInFrame>
  )
}

async function EmailFields({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "account" })
  return (
    <>
      <EmailField name="email" label={t("email")} autoComplete="username" isRequired />
      <SendButton intent="mail" label={t("recovery.mail")} busy={t("recovery.submitting")} />
    </>
  )
}

async function NewPassword({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "account.recovery" })
  return (
    <PasswordField
      name="newpassword"
      label={t("password")}
      note={t("note", passwordLimits)}
      kind="new"
      labels={await buildPasswordLabels(locale)}
      isRequired
    />
  )
}
