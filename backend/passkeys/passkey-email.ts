import { greet } from "#backend/accounts/account-emails.ts"
import { buildShopUrl, type EmailBranding } from "#backend/mail/branding.ts"
import type { Email } from "#backend/mail/email-template.ts"
import type { Translations } from "#backend/texts/translations.ts"

/** Builds the email that notifies a customer of a passkey that was added or removed. */
export function buildPasskeyEmail(
  { head, words, firstName }: { head: EmailBranding; words: Translations; firstName: string },
  { name, change }: { name: string; change: "added" | "removed" },
): Email {
  const { t } = words
  const shop = head.name
  return {
    subject: t(`account.passkey.${change}Subject`, { shop }),
    paragraphs: [
      greet({ firstName, words }),
      t(`account.passkey.${change}Text`, { name, shop }),
      t("account.passkey.warning"),
    ],
    code: null,
    button: {
      label: t("account.passkey.button"),
      href: `${buildShopUrl(head, words, "/profile")}#passkeys`,
    },
    notes: [t("account.password.fine")],
  }
}
