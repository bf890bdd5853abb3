"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import type { WireCustomer } from "#lib/contract/customer-admin-calls.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"

/** Renders a customer's consents to marketing emails, and their withdrawal. */
export function MarketingSection({ customer }: { customer: WireCustomer }) {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const { id, consents, has_newsletter: hasNewsletter } = customer
  const isAgreed = consents.some(({ withdrawn_at: at }) => at === null)
  return (
    <Section id="marketing" heading={t("marketing")}>
      <p>{isAgreed ? t("agreed") : t("notAgreed")}</p>
      {hasNewsletter && <p>{t("newsletter")}</p>}
      {consents.length > 0 && (
        <ul className="stack-2">
          {consents.map((consent) => (
            <li key={consent.given_at}>
              {consent.withdrawn_at === null
                ? t("consentSince", { from: formatDate(consent.given_at, locale) })
                : t("consentUntil", {
                    from: formatDate(consent.given_at, locale),
                    until: formatDate(consent.withdrawn_at, locale),
                  })}
              {consent.wording !== "" && (
                <q className="block text-sm text-muted">{consent.wording}</q>
              )}
            </li>
          ))}
        </ul>
      )}
      {(isAgreed || hasNewsletter) && (
        <Button
          kind="secondary"
          aria-disabled={state.isBusy}
          onClick={() => void run(() => send("withdrawMarketing", { id }), t("withdrawn"))}
        >
          {t("withdraw")}
        </Button>
      )}
      <ActionNotice state={state} />
    </Section>
  )
}
