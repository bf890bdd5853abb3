"use client"

import { useTranslations } from "next-intl"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { setupSteps } from "#lib/contract/setup-steps.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"
import { Section } from "./section.tsx"
import { useCall } from "./use-call.ts"

/** Renders the steps of a new shop until all are done; nothing for a shop that has done them. */
export function SetupChecklist() {
  const t: TextsOf<"admin.setup"> = useTranslations("admin.setup")
  const { locale } = useAdminPage()
  const { data } = useCall("getSetupStatus", {})
  if (data === undefined || setupSteps.every((name) => data.steps[name])) return null
  return (
    <Section id="setup" heading={t("heading")}>
      <ol className="ruled">
        {setupSteps.map((name) => (
          <li key={name} className="py-2">
            {`${data.steps[name] ? "✓ " : ""}${t(`${name}.heading`)} · ${data.steps[name] ? t("done") : t("open")}`}
          </li>
        ))}
      </ol>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, "/admin/first-run")}>{t("continue")}</ShopLink>
      </p>
    </Section>
  )
}
