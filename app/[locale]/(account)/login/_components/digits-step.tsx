import { getTranslations } from "next-intl/server"
import { CodeStep } from "#app/[locale]/(account)/_components/code-step.tsx"
import { TypedValue } from "#app/[locale]/(account)/_components/typed-value.tsx"
import { resendSeconds } from "#lib/contract/mail-codes.ts"
import { digitsIntents } from "#lib/sign-in/digits-step.ts"
import type { EmailLink } from "#lib/sign-in/parse-email-link.ts"
import { ResendButton } from "./resend-button.tsx"

type DigitsStepProps = {
  locale: string
  step: string
  /** Parameters of the link in the email; null if the code is typed. */
  emailLink?: EmailLink | null
  /** URL that starts the form over. */
  startHref: string
}

/** Renders the form step for six digits of an email, prefilled if the email's link was opened. */
export async function DigitsStep({ locale, step, emailLink = null, startHref }: DigitsStepProps) {
  const t = await getTranslations({ locale, namespace: "account" })
  const email = () => <TypedValue name="email" value={emailLink?.email ?? ""} />
  return (
    <CodeStep
      locale={locale}
      step={step}
      emailLink={emailLink}
      startHref={startHref}
      field={{
        note: t.rich("signIn.note", { email }),
        inputMode: "numeric",
        autoCapitalize: "none",
        "data-next": "",
      }}
      button={{
        intent: digitsIntents.submit,
        label: t("login.submit"),
        busy: t("login.busy"),
      }}
      resendButton={
        <ResendButton
          intent={digitsIntents.send}
          label={t("signIn.again")}
          waitLabel={t("signIn.againIn", { seconds: "{seconds}" })}
          busy={t("login.submitting")}
          // A link was opened some time after its email.
          waitSeconds={emailLink === null ? resendSeconds : 0}
        />
      }
    />
  )
}
