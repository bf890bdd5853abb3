import { getTranslations } from "next-intl/server"
import { AccountForm } from "#components/account/account-form.tsx"
import { AccountPage } from "#components/account/account-page.tsx"
import { EmailField } from "#components/account/email-field.tsx"
import { buildAccountFormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { FormState } from "#lib/auth/account-result.ts"
import { handleNewsletterForm } from "#lib/newsletter/newsletter-actions.ts"

type NewsletterViewProps = {
  /** State of the form after the footer's form was sent; null for none. */
  first: FormState | null
  locale: string
}

/** Renders the newsletter form, and the result of the footer's form. */
export async function NewsletterView({ first, locale }: NewsletterViewProps) {
  const [t, tAccount, tForm, tCheckout, labels] = await Promise.all([
    getTranslations({ locale, namespace: "newsletter" }),
    getTranslations({ locale, namespace: "account" }),
    getTranslations({ locale, namespace: "form" }),
    getTranslations({ locale, namespace: "checkout" }),
    buildAccountFormLabels(locale, "recovery"),
  ])
  return (
    <AccountPage width="narrow">
      <PageHeading>{t("heading")}</PageHeading>
      <div className="card max-w-md p-5 sm:p-6">
        <AccountForm
          form="newsletter"
          id="newsletter"
          name={t("heading")}
          action={handleNewsletterForm}
          labels={labels}
          first={first}
          notices={{ sent: <p>{t("sent")}</p> }}
          steps={{ sent: <></> }}
        >
          <input type="hidden" name="source" value="page" />
          <EmailField
            name="email"
            label={tAccount("email")}
            note={`${tCheckout("marketing")}. ${t("unsubscribe")}`}
            isRequired
          />
          <SendButton label={t("signUp")} busy={tForm("submitting")} />
        </AccountForm>
      </div>
    </AccountPage>
  )
}
