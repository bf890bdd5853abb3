import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { startOver } from "#lib/account/mailed-code.ts"
import type { Letter } from "#lib/account/read-letter.ts"
import { SendButton } from "./send-button.tsx"
import { TextField } from "./text-field.tsx"
import { TypedValue } from "./typed-value.tsx"
import { UsernameField } from "./username-field.tsx"

type CodePartProps = {
  locale: string
  step: "mailed" | "letter"
  /** What the link in the mail brought along; null where the code is typed. */
  letter?: Letter | null
  /** The button that uses the code. */
  button: { label: string; busy: string; wish: string }
  /** Where to begin anew. */
  startHref: string
  /** What is asked for beside the code. */
  children?: ReactNode
}

/** The part of a form that takes the code from a mail; filled in where the mail's link was used. */
export async function CodePart(props: CodePartProps) {
  const { locale, step, letter = null, button, startHref, children } = props
  const t = await getTranslations({ locale, namespace: "account.code" })
  const email = () => <TypedValue name="email" value={letter?.email ?? ""} />
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <UsernameField email={letter?.email ?? ""} />
      <TextField
        name="code"
        label={t("label")}
        note={t.rich("note", { email })}
        value={letter?.code ?? ""}
        isRequired
        isSecret
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      {children}
      <SendButton {...button} />
      <div className="flex flex-col">
        {step === "mailed" && (
          <SendButton wish="mail" kind="quiet" isLenient label={t("again")} busy={t("sending")} />
        )}
        {/* Loads the page again, which forgets what the form's script knows. */}
        <a href={`${startHref}?${startOver}`} target="_top" className={buildButtonClass("quiet")}>
          {t("start")}
        </a>
      </div>
    </>
  )
}
