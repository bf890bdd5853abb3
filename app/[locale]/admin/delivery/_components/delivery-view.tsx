"use client"

import { useTranslations } from "next-intl"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { FieldGroup } from "#lib/admin/form-field.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { RecordFolds } from "../../_components/record-folds.tsx"
import { RecordName } from "../../_components/reference-field.tsx"
import { Section } from "../../_components/section.tsx"
import { DeliveryTest } from "./delivery-test.tsx"

/** The forms of the models of delivery. */
type DeliveryForms = Record<"type" | "cost" | "region" | "postcodes", FieldGroup[]>

/** Renders the ways to deliver with their prices, the regions, and a field that tests them. */
export function DeliveryView({ forms }: { forms: DeliveryForms }) {
  const t: TextsOf<"admin.delivery"> = useTranslations("admin.delivery")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  return (
    <>
      <PageHeading>{tNav("delivery")}</PageHeading>
      <DeliveryTest />
      <Section id="types" heading={t("types")}>
        <p>{t("typesNote")}</p>
        <RecordFolds model="sell/shipping_type" groups={forms.type} addLabel={t("addType")}>
          {({ id }) => (
            <div className="stack-3">
              <h3 className="text-lg">{t("costs")}</h3>
              <RecordFolds
                model="sell/shipping_cost"
                groups={forms.cost}
                addLabel={t("addCost")}
                filter={{ shipping_type_id: id }}
                initial={{ shipping_type_id: id }}
                getTitle={(cost) => <CostTitle cost={cost} />}
              />
            </div>
          )}
        </RecordFolds>
      </Section>
      <Section id="regions" heading={t("regions")}>
        <p>{t("regionsNote")}</p>
        <RecordFolds model="sell/shipping_region" groups={forms.region} addLabel={t("addRegion")}>
          {({ id }) => (
            <div className="stack-3">
              <h3 className="text-lg">{t("postcodes")}</h3>
              <RecordFolds
                model="sell/shipping_region_postcode"
                groups={forms.postcodes}
                addLabel={t("addPostcodes")}
                filter={{ region_id: id }}
                initial={{ region_id: id }}
                getTitle={(row) => <PostcodesTitle row={row} />}
              />
            </div>
          )}
        </RecordFolds>
      </Section>
    </>
  )
}

type Row = Readonly<Record<string, unknown>>

function CostTitle({ cost }: { cost: Row }) {
  return (
    <>
      <RecordName model="sell/shipping_region" id={Number(cost.region_id)} />
      {`: $${String(cost.amount)}`}
    </>
  )
}

function PostcodesTitle({ row }: { row: Row }) {
  const t: TextsOf<"admin.delivery"> = useTranslations("admin.delivery")
  const { first_postcode: first, last_postcode: last, suburb } = row
  const range = first === last ? String(first) : `${String(first)}–${String(last)}`
  const place = suburb === "" ? range : `${String(suburb)} ${range}`
  return row.excluded === true ? t("excluded", { place }) : place
}
