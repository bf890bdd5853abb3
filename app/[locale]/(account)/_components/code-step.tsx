import { getTranslations } from "next-intl/server"
import type { ComponentProps, ReactNode } from "react"
import { SendButton } from "#components/account/send-button.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { startOver } from "#lib/sign-in/mailed-code.ts"
import type { EmailLink } from "#lib/sign-in/parse-email-link.ts"
import { TypedValue } from "./typed-value.tsx"
import { UsernameField } from "./username-field.tsx"

type CodeStepProps = {
  locale: string
  step: string
  /** Parameters of the link in the email; null if the code is typed. */
  emailLink?: EmailLink | null
  /** The button that submits the code. */
  button: { label: string; busy: string; intent: string }
  /** URL that starts the form over. */
  startHref: string
  /** Attributes of the code's field that differ from those of a code of eight characters. */
  field?: Partial<ComponentProps<typeof TextField>> & { "data-next"?: string }
  /** The button that requests another code, instead of the usual one. */
  resendButton?: ReactNode
  /** Further fields below the code. */
  children?: ReactNode
}

/** Renders the form step for an emailed code, prefilled if the email's link was opened. */
export async function CodeStep(props: CodeStepProps) {
  const { locale, step, emailLink = null, button, startHref, field, children } = props
  const t = await getTranslations({ locale, namespace: "account.code" })
  const email = () => <TypedValue name="email" value={emailLink?.email ?? ""} />
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <UsernameField email={emailLink?.email ?? ""} />
      <TextField
        name="code"
        label={t("label")}
        note={t.rich("note", { email })}
        value={emailLink?.code ?? ""}
        isRequired
        isSecret
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        {...field}
      />
      {children}
      <SendButton {...button} />
      <div className="flex flex-col">
        {props.resendButton ??
          (step === "mailed" && (
            <SendButton
              intent="mail"
              kind="tertiary"
              isLenient
              label={t("again")}
              busy={t("submitting")}
            />
          ))}
        {/* Reloads the page, which resets the client-side state of the form. */}
        <a
          href={`${startHref}?${startOver}`}
          target="_top"
          className={buildButtonClass("tertiary")}
        >
          {t("start")}
        </a>
      </div>
    </>
  )
}
