import { getTranslations } from "next-intl/server"
import { TypedValue } from "#app/[locale]/(account)/_components/typed-value.tsx"
import { UsernameField } from "#app/[locale]/(account)/_components/username-field.tsx"
import { SendButton } from "#components/account/send-button.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { resendSeconds } from "#lib/contract/mail-codes.ts"
import { digitsIntents } from "#lib/sign-in/digits-step.ts"
import { startOver } from "#lib/sign-in/mailed-code.ts"
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
    <>
      <input type="hidden" name="step" value={step} />
      <UsernameField email={emailLink?.email ?? ""} />
      <TextField
        name="code"
        label={t("code.label")}
        note={t.rich("signIn.note", { email })}
        value={emailLink?.code ?? ""}
        isRequired
        isSecret
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        maxLength={20}
        data-next=""
      />
      <SendButton intent={digitsIntents.submit} label={t("login.submit")} busy={t("login.busy")} />
      <div className="flex flex-col">
        <ResendButton
          intent={digitsIntents.send}
          label={t("signIn.again")}
          waitLabel={t("signIn.againIn", { seconds: "{seconds}" })}
          busy={t("login.submitting")}
          // A link was opened some time after its email.
          waitSeconds={emailLink === null ? resendSeconds : 0}
        />
        {/* Reloads the page, which resets the client-side state of the form. */}
        <a
          href={`${startHref}?${startOver}`}
          target="_top"
          className={buildButtonClass("tertiary")}
        >
          {t("code.start")}
        </a>
      </div>
    </>
  )
}
