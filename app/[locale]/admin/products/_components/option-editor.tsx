"use client"

import { useTranslations } from "next-intl"
import type { FormEvent } from "react"
import { Button } from "#components/ui/button.tsx"
import { moveItem } from "#lib/admin/move-item.ts"
import {
  buildSkuOptions,
  cleanVariations,
  type EditedVariation,
  editVariations,
} from "#lib/admin/product-variants.ts"
import type { AdminProduct, AdminSku } from "#lib/contract/catalogue-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { DraftNotice } from "../../_components/draft-notice.tsx"
import { SaveNotice } from "../../_components/save-notice.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useDraft } from "../../_components/use-draft.ts"
import { OptionFields } from "./option-fields.tsx"

type OptionEditorProps = { product: AdminProduct; skus: readonly AdminSku[] }

/** Renders a product's options (variations) with their choices: renamed, added, sorted, removed. */
export function OptionEditor({ product, skus }: OptionEditorProps) {
  const t: TextsOf<"admin.variants"> = useTranslations("admin.variants")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { send } = useAdminPage()
  const { state, run, reset } = useAction()
  const { id, variations, version } = product
  const draft = useDraft(`variations.${id}`, { edited: editVariations(variations) })
  const { edited } = draft.values
  const set = (next: EditedVariation[]) => draft.set("edited", next)
  const change = (index: number, next: EditedVariation) =>
    set(edited.map((one, at) => (at === index ? next : one)))
  const save = async (based: { version?: string | undefined }) => {
    const cleaned = cleanVariations(edited)
    const body = { id, variations: cleaned, sku_options: buildSkuOptions(cleaned, skus) }
    if (await run(() => send("saveVariations", { ...body, ...based }), tForm("saved"))) {
      draft.clear()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save({ version })
  }
  const discard = () => {
    draft.clear()
    reset()
  }
  const nameOf = ({ name }: EditedVariation) => (name === "" ? t("unnamed") : name)
  return (
    <Section id="options" heading={t("options")}>
      <p className="text-sm text-muted">{t("optionsNote")}</p>
      <form onSubmit={submit} noValidate className="stack-3">
        <DraftNotice restoredAt={draft.restoredAt} onDiscard={discard} />
        <ol className="stack-3">
          {edited.map((variation, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that identifies them.
            <li key={index} className="admin-row stack-3">
              <OptionFields
                variation={variation}
                title={nameOf(variation)}
                hasSkus={skus.length > 0}
                onChange={(next) => change(index, next)}
              />
              <div className="flex flex-wrap gap-2">
                <Button
                  kind="tertiary"
                  disabled={index === 0}
                  aria-label={t("upOf", { name: nameOf(variation) })}
                  onClick={() => set(moveItem(edited, index, index - 1))}
                >
                  {t("up")}
                </Button>
                <Button
                  kind="tertiary"
                  onClick={() => set(edited.filter((_one, at) => at !== index))}
                >
                  {t("removeOption", { name: nameOf(variation) })}
                </Button>
              </div>
            </li>
          ))}
        </ol>
        <Button
          kind="secondary"
          onClick={() => set([...edited, { name: "", options: [{ name: "" }] }])}
        >
          {t("addOption")}
        </Button>
        <SaveNotice
          state={withFieldMessage(state)}
          labels={{ variations: t("options") }}
          onOverwrite={() => void save({})}
          onDiscard={discard}
        />
        {draft.isChanged && (
          <Button type="submit" aria-disabled={state.isBusy}>
            {state.isBusy ? tForm("saving") : t("saveOptions")}
          </Button>
        )}
      </form>
    </Section>
  )
}

type State = ReturnType<typeof useAction>["state"]

/** The fields of this form have no place of their own for the API's messages. */
function withFieldMessage(state: State): State {
  const [field] = Object.values(state.errors)
  return field === undefined ? state : { ...state, message: field }
}
