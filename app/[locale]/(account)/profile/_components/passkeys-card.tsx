import { getTranslations } from "next-intl/server"
import { AccountForm } from "#components/account/account-form.tsx"
import { AccountCard } from "#components/account/account-page.tsx"
import { buildSaveFormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { handlePasskeyRemoval, savePasskey, startPasskey } from "#lib/account/passkey-actions.ts"
import type { Passkey } from "#lib/contract/passkey.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import { buildIdentityTexts } from "./build-labels.ts"
import { PasskeyForm, type PasskeyFormTexts } from "./passkey-form.tsx"

type PasskeysCardProps = {
  locale: string
  email: string
  hasPassword: boolean
  passkeys: readonly Passkey[]
}

/** Renders the customer's passkeys, with buttons that remove them, and the form that adds one. */
export async function PasskeysCard({ locale, email, hasPassword, passkeys }: PasskeysCardProps) {
  const t = await getTranslations({ locale, namespace: "profile.passkeys" })
  return (
    <AccountCard id="passkeys" heading={t("heading")}>
      <p>{t("intro")}</p>
      <AccountForm
        form="passkeyRemoval"
        id="passkeys-form"
        action={handlePasskeyRemoval}
        labels={await buildSaveFormLabels(locale)}
        notices={{ done: <p className="font-semibold text-success">{t("removed")}</p> }}
      >
        {passkeys.length === 0 ? (
          <p className="text-muted">{t("none")}</p>
        ) : (
          <ul className="stack-4">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} locale={locale} />
            ))}
          </ul>
        )}
      </AccountForm>
      <noscript>
        <p className="text-muted">{t("scripts")}</p>
      </noscript>
      <details className="noscript:hidden">
        <summary className={buildButtonClass("secondary", "cursor-pointer")}>{t("add")}</summary>
        <div className="mt-4">
          <PasskeyForm
            actions={{ start: startPasskey, save: savePasskey }}
            name={t("add")}
            email={email}
            hasPassword={hasPassword}
            texts={await buildPasskeyFormTexts(locale, email)}
          />
        </div>
      </details>
    </AccountCard>
  )
}

async function PasskeyRow({ passkey, locale }: { passkey: Passkey; locale: string }) {
  const t = await getTranslations({ locale, namespace: "profile.passkeys" })
  const { id, name, created_at, used_at } = passkey
  const added = formatDate(created_at, locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">
          {used_at === null
            ? t("unused", { added })
            : t("used", { added, used: formatDate(used_at, locale) })}
        </p>
      </div>
      <div>
        <SendButton
          intent={String(id)}
          kind="secondary"
          label={t("remove", { name })}
          busy={t("removing")}
        />
      </div>
    </li>
  )
}

async function buildPasskeyFormTexts(locale: string, email: string): Promise<PasskeyFormTexts> {
  const [t, tEmail, identity, form] = await Promise.all([
    getTranslations({ locale, namespace: "profile.passkeys" }),
    getTranslations({ locale, namespace: "profile.emailChange" }),
    buildIdentityTexts(locale, email),
    buildSaveFormLabels(locale),
  ])
  return {
    name: t("name"),
    nameNote: t("nameNote"),
    add: t("add"),
    adding: t("adding"),
    added: t("added"),
    codeSent: tEmail("codeSent"),
    cancelled: t("cancelled"),
    unsupported: t("unsupported"),
    identity,
    form,
  }
}
