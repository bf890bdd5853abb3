"use client"

import { useTranslations } from "next-intl"
import { type RaRecord, useGetList } from "ra-core"
import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import type { FieldGroup } from "#lib/admin/form-field.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { RecordName, ReferenceField } from "../../_components/reference-field.tsx"
import { SchemaForm } from "../../_components/schema-form.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"

type Offer = RaRecord & { id: number; addon_id: number }

/** The forms of an add-on, and of its limits at a product. */
export type AddonForms = { addon: readonly FieldGroup[]; limits: readonly FieldGroup[] }

const order = { field: "sort_order", order: "ASC" } as const

/** Renders the add-ons of a product with their limits, and the forms that offer or create one. */
export function AddonSection({ productId, forms }: { productId: number; forms: AddonForms }) {
  const t: TextsOf<"admin.addons"> = useTranslations("admin.addons")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const [chosen, setChosen] = useState("")
  const { data: offers = [] } = useGetList<Offer>("sell/product_group_addon", {
    filter: { product_id: productId },
    sort: order,
    pagination: { page: 1, perPage: 100 },
  })
  const add = async (addonId: number) => {
    const values = { product_id: productId, addon_id: addonId, sort_order: offers.length }
    const isAdded = await run(() => send("sell/product_group_addon/create", values))
    setChosen(isAdded ? "" : String(addonId))
  }
  return (
    <Section id="addons" heading={t("heading")}>
      <p className="text-sm text-muted">{t("note")}</p>
      {offers.length === 0 && <p className="text-muted">{t("none")}</p>}
      <ul className="stack-3">
        {offers.map((offer, index) => (
          <li key={offer.id} className="admin-row">
            <details>
              <summary>
                <RecordName model="sell/addon" id={offer.addon_id} />
              </summary>
              <SchemaForm
                resource="sell/product_group_addon"
                record={offer}
                groups={withIds(forms.limits, `limits-${offer.id}`)}
              />
            </details>
            <Button
              kind="tertiary"
              aria-label={t("removeOf", { name: String(index + 1) })}
              onClick={() =>
                void run(() => send("sell/product_group_addon/delete", { id: offer.id }))
              }
            >
              {t("remove")}
            </Button>
          </li>
        ))}
      </ul>
      <ReferenceField
        label={t("choose")}
        value={chosen}
        onChange={setChosen}
        model="sell/addon"
        error={state.errors.addon_id}
      />
      {chosen !== "" && (
        <Button
          kind="secondary"
          aria-disabled={state.isBusy}
          onClick={() => void add(Number(chosen))}
        >
          {t("add")}
        </Button>
      )}
      <ActionNotice state={state} />
      <details className="admin-fold">
        <summary>{t("create")}</summary>
        <SchemaForm
          resource="sell/addon"
          record={null}
          groups={withIds(forms.addon, "addon")}
          onSaved={({ id }) => void add(Number(id))}
        />
      </details>
    </Section>
  )
}

/** Gives the headings ids of their own: the page has several such forms. */
function withIds(groups: readonly FieldGroup[], prefix: string): FieldGroup[] {
  return groups.map((group) => ({ ...group, id: `${prefix}-${group.id}` }))
}
