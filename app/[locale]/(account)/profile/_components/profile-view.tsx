import { getTranslations } from "next-intl/server"
import { PhotoView } from "#app/[locale]/(account)/_components/photo-view.tsx"
import { AccountCard, AccountPage } from "#components/account/account-page.tsx"
import { buildSaveFormLabels } from "#components/account/form-labels.ts"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { MarketingConsent } from "#lib/account/customer.ts"
import { handleAccountDeletion, handleEmailChange } from "#lib/account/identity-actions.ts"
import type { PhotoResult } from "#lib/account/photo.ts"
import { handleMarketingConsent, savePassword, saveProfile } from "#lib/account/profile-actions.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { Profile } from "../page-data.ts"
import {
  buildDeletionTexts,
  buildDetailTexts,
  buildEmailFormTexts,
  buildPasswordTexts,
  buildPhotoLabels,
} from "./build-labels.ts"
import { CreditCard } from "./credit-card.tsx"
import { DeletionForm } from "./deletion-form.tsx"
import { DetailsForm } from "./details-form.tsx"
import { EmailForm } from "./email-form.tsx"
import { MarketingForm, type MarketingTexts } from "./marketing-form.tsx"
import { PasskeysCard } from "./passkeys-card.tsx"
import { PasswordForm } from "./password-form.tsx"
import { PhotoForm } from "./photo-form.tsx"

type ProfileViewProps = {
  profile: Profile
  /** Result of a photo upload without JavaScript. */
  photoResult: PhotoResult | null
  /** True if the customer has just redeemed a gift voucher. */
  isRedeemed: boolean
  locale: string
}

/** Renders the customer's stored data and the forms that change it. */
export async function ProfileView({ profile, photoResult, isRedeemed, locale }: ProfileViewProps) {
  const t = await getTranslations({ locale, namespace: "profile" })
  const { customer, credit, consent, passkeys, sections, additionalMemberLabel } = profile
  const { email, hasPassword, photo } = customer
  const steps = [
    { name: t("back"), href: "/my-account" },
    { name: t("title"), href: null },
  ]
  const passwordHeading = hasPassword ? t("password.heading") : t("password.headingFirst")
  return (
    <AccountPage width="narrow">
      <div className="stack-1">
        <Breadcrumbs locale={locale} steps={steps} label={t("breadcrumbs")} />
        <PageHeading>{t("title")}</PageHeading>
      </div>
      <CreditCard credit={credit} isRedeemed={isRedeemed} locale={locale} />
      <AccountCard id="photo" heading={t("photo.heading")}>
        <PhotoForm
          result={photoResult}
          hasPhoto={photo !== null}
          labels={await buildPhotoLabels(locale)}
        >
          <PhotoView photo={photo} alt={t("photo.alt")} size="large" />
        </PhotoForm>
      </AccountCard>
      <AccountCard id="details" heading={t("details")}>
        <DetailsForm
          name={t("details")}
          email={email}
          sections={sections}
          texts={await buildDetailTexts(locale, additionalMemberLabel)}
          action={saveProfile}
        />
      </AccountCard>
      <AccountCard id="email-change" heading={t("emailChange.heading")}>
        <EmailForm
          name={t("emailChange.heading")}
          email={email}
          hasPassword={hasPassword}
          texts={await buildEmailFormTexts(locale, email)}
          action={handleEmailChange}
        />
      </AccountCard>
      <AccountCard id="password" heading={passwordHeading}>
        <PasswordForm
          name={passwordHeading}
          email={email}
          hasPassword={hasPassword}
          texts={await buildPasswordTexts(locale, hasPassword)}
          action={savePassword}
        />
      </AccountCard>
      <PasskeysCard locale={locale} email={email} hasPassword={hasPassword} passkeys={passkeys} />
      <AccountCard id="emails" heading={t("emails.heading")}>
        <MarketingForm
          name={t("emails.heading")}
          texts={await buildMarketingTexts(locale, consent)}
          action={handleMarketingConsent}
        />
      </AccountCard>
      <AccountCard id="deletion" heading={t("deletion.heading")}>
        <DeletionForm
          name={t("deletion.heading")}
          email={email}
          hasPassword={hasPassword}
          texts={await buildDeletionTexts(locale, email)}
          action={handleAccountDeletion}
        />
      </AccountCard>
    </AccountPage>
  )
}

/** Builds the translated texts about marketing emails for the customer's consent. */
async function buildMarketingTexts(
  locale: string,
  consent: MarketingConsent | null,
): Promise<MarketingTexts> {
  const [t, tProfile, tCheckout, form] = await Promise.all([
    getTranslations({ locale, namespace: "profile.emails" }),
    getTranslations({ locale, namespace: "profile" }),
    getTranslations({ locale, namespace: "checkout" }),
    buildSaveFormLabels(locale),
  ])
  const isWanted = consent?.isCurrent ?? false
  const date = consent && formatDate(consent.givenAt, locale)
  const signedOut = tProfile("password.signedOut")
  const sessionErrors = {
    UNAUTHENTICATED: signedOut,
    TOKEN_INVALID: signedOut,
    TOKEN_EXPIRED: signedOut,
  }
  return {
    state: date === null ? t("none") : isWanted ? t("agreed", { date }) : t("earlier", { date }),
    consentText: isWanted ? null : tCheckout("marketing"),
    orders: t("orders"),
    buttons: {
      ...(!isWanted && { agree: t("agree") }),
      ...(consent !== null && { withdraw: t("withdraw") }),
    },
    saving: tProfile("saving"),
    done: { agree: t("done"), withdraw: t("withdrawn") },
    form: {
      ...form,
      unavailable: t("unavailable"),
      errorMessages: { ...form.errorMessages, ...sessionErrors },
    },
  }
}
