import { getTranslations } from "next-intl/server"
import { SignInFrame } from "#app/[locale]/(account)/_components/sign-in-frame.tsx"
import { AccountForm } from "#components/account/account-form.tsx"
import { buildAccountFormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { handleAccountSwitch } from "#lib/sign-in/login-actions.ts"
import type { AccountSwitch } from "../page-data.ts"

type SwitchViewProps = { locale: string; accounts: AccountSwitch }

/**
 * Renders the confirmation of a token login, which a link or a partner site has sent: before it
 * logs a guest in, or switches the session to another account.
 */
export async function SwitchView({ locale, accounts }: SwitchViewProps) {
  const t = await getTranslations({ locale, namespace: "account.enter" })
  const { other } = accounts
  const texts =
    accounts.present === null
      ? await getGuestTexts(locale, other)
      : await getTexts(locale, accounts)
  const { heading, question, form, yes, busy, no } = texts
  const stay = other ? no : t("goOn")
  return (
    <SignInFrame heading={heading}>
      <p>{other ? question : t("ended")}</p>
      <AccountForm
        form="accountSwitch"
        id="switch"
        name={form}
        action={handleAccountSwitch}
        labels={await buildAccountFormLabels(locale, "enter")}
      >
        {other && <SendButton intent="switch" label={yes} busy={busy} />}
        <SendButton intent="stay" kind={other ? "secondary" : "primary"} label={stay} busy={stay} />
      </AccountForm>
    </SignInFrame>
  )
}

async function getTexts(locale: string, { present, other }: AccountSwitch) {
  const t = await getTranslations({ locale, namespace: "account.enter" })
  const names = {
    present: () => <strong className="wrap-anywhere">{present}</strong>,
    other: () => <strong className="wrap-anywhere">{other}</strong>,
  }
  return {
    heading: t("heading"),
    question: t.rich("question", names),
    form: t("form"),
    yes: t("yes"),
    busy: t("switching"),
    no: t("no"),
  }
}

async function getGuestTexts(locale: string, other: string | null) {
  const t = await getTranslations({ locale, namespace: "account.enter.guest" })
  const names = { other: () => <span className="wrap-anywhere">{other}</span> }
  return {
    heading: other ? t.rich("heading", names) : t("title"),
    question: t("text"),
    form: t("form"),
    yes: t("yes"),
    busy: t("busy"),
    no: t("no"),
  }
}
