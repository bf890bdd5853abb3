import { getTranslations } from "next-intl/server"
import { AccountForm } from "#components/account/account-form.tsx"
import { buildAccountFormLabels } from "#components/account/build-form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { SignInFrame } from "#components/account/sign-in-frame.tsx"
import { handleAccountSwitch } from "#lib/account/switch-account.ts"
import type { AccountSwitch } from "../page-data.ts"

/**
 * Renders the confirmation before the session switches to another account, whose login a partner
 * site has sent.
 */
export async function SwitchView({
  locale,
  accounts,
}: {
  locale: string
  accounts: AccountSwitch
}) {
  const t = await getTranslations({ locale, namespace: "account.enter" })
  const { present, other } = accounts
  const names = {
    present: () => <strong className="wrap-anywhere">{present}</strong>,
    other: () => <strong className="wrap-anywhere">{other}</strong>,
  }
  const question = t.rich(present ? "question" : "questionAlone", names)
  return (
    <SignInFrame heading={t("heading")}>
      <p>{other ? question : t("ended")}</p>
      <AccountForm
        id="switch"
        name={t("form")}
        action={handleAccountSwitch}
        labels={await buildAccountFormLabels(locale, "enter")}
      >
        {other && <SendButton intent="switch" label={t("yes")} busy={t("switching")} />}
        <SendButton
          intent="stay"
          kind={other ? "secondary" : "primary"}
          label={other ? t("no") : t("goOn")}
          busy={t("switching")}
        />
      </AccountForm>
    </SignInFrame>
  )
}
