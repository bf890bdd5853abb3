"use client"

import { useTranslations } from "next-intl"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { formatPercent } from "#lib/admin/amount.ts"
import type { FieldGroup } from "#lib/admin/form-field.ts"
import { getPromotionState, type PromotionState } from "#lib/admin/promotion-state.ts"
import { parseAmount } from "#lib/contract/money.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { RecordFolds } from "../../_components/record-folds.tsx"
import { Section } from "../../_components/section.tsx"
import { PromotionSimulator } from "./promotion-simulator.tsx"

/** Renders the promotion codes with their forms, and the simulator of a code with a cart. */
export function PromotionsView({ groups }: { groups: FieldGroup[] }) {
  const t: TextsOf<"admin.promotions"> = useTranslations("admin.promotions")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  return (
    <>
      <PageHeading>{tNav("promotions")}</PageHeading>
      <Section id="codes" heading={t("codes")}>
        <RecordFolds
          model="sell/promotion"
          groups={groups}
          addLabel={t("add")}
          getTitle={(row) => <PromotionTitle promotion={row} />}
        />
      </Section>
      <PromotionSimulator />
    </>
  )
}

function PromotionTitle({ promotion }: { promotion: Readonly<Record<string, unknown>> }) {
  const t: TextsOf<"admin.promotions"> = useTranslations("admin.promotions")
  const states: Record<PromotionState, string> = {
    off: "",
    planned: t("planned"),
    ended: t("ended"),
    usedUp: t("usedUp"),
    running: t("running"),
  }
  const { locale } = useAdminPage()
  const { percent_basis_points: basisPoints, amount } = promotion
  const takes =
    typeof basisPoints === "number"
      ? [t("percentOff", { percent: formatPercent(basisPoints) })]
      : typeof amount === "string"
        ? [t("amountOff", { amount: formatMoney(parseAmount(amount), locale) })]
        : []
  const state = states[getPromotionState(promotion, Date.now())]
  const uses = t("uses", { count: Number(promotion.use_count ?? 0) })
  return (
    <>
      <strong>{String(promotion.code)}</strong>
      {` ${[String(promotion.name), ...takes, state, uses].filter((text) => text !== "").join(" · ")}`}
    </>
  )
}
