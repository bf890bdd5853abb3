import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { AccountForm } from "#components/account/account-form.tsx"
import { buildFormLabels } from "#components/account/build-form-labels.ts"
import { CodePart } from "#components/account/code-part.tsx"
import { SignInFrame } from "#components/account/sign-in-frame.tsx"
import { TextLink } from "#components/account/text-link.tsx"
import { KeptField, TypedValue } from "#components/account/typed-value.tsx"
import type { FormState } from "#lib/account/form-state.ts"
import type { Letter } from "#lib/account/read-letter.ts"
import { signUp } from "#lib/account/sign-up.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { SignUpPart } from "./sign-up-part.tsx"

type SignUpViewProps = {
  locale: string
  letter: Letter | null
  /** State of the form after its code was emailed. */
  mailed: FormState | null
  asksBirthDate: boolean
}

/** Renders the sign-up: personal details, then the emailed code. */
export async function SignUpView({ locale, letter, mailed, asksBirthDate }: SignUpViewProps) {
  const t = await getTranslations({ locale, namespace: "account.signUp" })
  const button = { label: t("finish"), busy: t("finishing"), wish: "code" }
  const code = { locale, button, startHref: buildLocalePath(locale, "/signup") }
  const email = () => <TypedValue name="email" />
  const link = (words: ReactNode) => (
    <TextLink href={buildLocalePath(locale, "/login")}>{words}</TextLink>
  )
  return (
    <SignInFrame
      heading={letter ? t("letterHeading") : t("heading")}
      intro={letter ? t("letterIntro") : t("intro")}
      below={<p>{t.rich("logIn", { link })}</p>}
    >
      <AccountForm
        id="sign-up"
        name={t("form")}
        action={signUp}
        labels={await buildFormLabels(locale, "signUp")}
        firstStep={letter ? "letter" : ""}
        first={letter ? null : mailed}
        steps={{
          mailed: (
            <CodePart {...code} step="mailed">
              <KeptField name="first_name" />
              <KeptField name="last_name" />
              {asksBirthDate && <KeptField name="date_of_birth" />}
            </CodePart>
          ),
          letter: <CodePart {...code} step="letter" letter={letter} />,
        }}
        notices={{ mailed: <p>{t.rich("mailed", { email })}</p> }}
      >
        <SignUpPart locale={locale} asksBirthDate={asksBirthDate} />
      </AccountForm>
    </SignInFrame>
  )
}
