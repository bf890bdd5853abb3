import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { CodeStep } from "#app/[locale]/(account)/_components/code-step.tsx"
import { DateField } from "#app/[locale]/(account)/_components/date-field.tsx"
import { SignInFrame } from "#app/[locale]/(account)/_components/sign-in-frame.tsx"
import { HiddenTypedField, TypedValue } from "#app/[locale]/(account)/_components/typed-value.tsx"
import { AccountForm } from "#components/account/account-form.tsx"
import { EmailField } from "#components/account/email-field.tsx"
import { buildAccountFormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { TextLink } from "#components/account/text-link.tsx"
import type { FormState } from "#lib/auth/account-result.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { EmailLink } from "#lib/sign-in/parse-email-link.ts"
import { handleSignUpForm } from "#lib/sign-in/sign-up.ts"

type SignUpViewProps = {
  locale: string
  emailLink: EmailLink | null
  /** State of the form after its code was emailed. */
  mailed: FormState | null
  hasBirthDateField: boolean
}

/** Renders the sign-up: personal details, then the emailed code. */
export async function SignUpView({
  locale,
  emailLink,
  mailed,
  hasBirthDateField,
}: SignUpViewProps) {
  const t = await getTranslations({ locale, namespace: "account.signUp" })
  const button = { label: t("finish"), busy: t("finishing"), intent: "code" }
  const code = { locale, button, startHref: buildLocalePath(locale, "/signup") }
  const email = () => <TypedValue name="email" />
  const link = (words: ReactNode) => (
    <TextLink href={buildLocalePath(locale, "/login")}>{words}</TextLink>
  )
  return (
    <SignInFrame
      heading={emailLink ? t("emailLinkHeading") : t("heading")}
      intro={emailLink ? t("emailLinkIntro") : t("intro")}
      below={<p>{t.rich("logIn", { link })}</p>}
    >
      <AccountForm
        form="signUp"
        id="sign-up"
        name={t("form")}
        action={handleSignUpForm}
        labels={await buildAccountFormLabels(locale, "signUp")}
        firstStep={emailLink ? "emailLink" : ""}
        first={emailLink ? null : mailed}
        steps={{
          mailed: (
            <CodeStep {...code} step="mailed">
              <HiddenTypedField name="first_name" />
              <HiddenTypedField name="last_name" />
              {hasBirthDateField && <HiddenTypedField name="date_of_birth" />}
            </CodeStep>
          ),
          emailLink: <CodeStep {...code} step="emailLink" emailLink={emailLink} />,
        }}
        notices={{ mailed: <p>{t.rich("mailed", { email })}</p> }}
      >
        <SignUpFields locale={locale} hasBirthDateField={hasBirthDateField} />
      </AccountForm>
    </SignInFrame>
  )
}

/** Renders the fields for the new customer's name, email address and date of birth. */
async function SignUpFields({
  locale,
  hasBirthDateField,
}: {
  locale: string
  hasBirthDateField: boolean
}) {
  const t = await getTranslations({ locale, namespace: "account" })
  const names = { isRequired: true, maxLength: 100 }
  return (
    <>
      <TextField
        name="first_name"
        label={t("signUp.firstName")}
        autoComplete="given-name"
        {...names}
      />
      <TextField
        name="last_name"
        label={t("signUp.lastName")}
        autoComplete="family-name"
        {...names}
      />
      <EmailField name="email" label={t("email")} isRequired />
      {hasBirthDateField && (
        <DateField
          name="date_of_birth"
          label={t("signUp.dateOfBirth")}
          value=""
          format={t("signUp.dateFormat")}
          autoComplete="bday"
        />
      )}
      <SendButton intent="mail" label={t("signUp.submit")} busy={t("signUp.busy")} />
    </>
  )
}
