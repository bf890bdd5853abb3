"use client"

import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { FormName } from "#components/ui/form-name.tsx"
import { useLazyComponent } from "#components/ui/use-lazy-component.ts"
import { type Money, parseCents } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import {
  type AddonChoice,
  buildInitialValues,
  listTakenAddons,
  resolveAddonsTotal,
} from "#lib/variants/addon-values.ts"
import { resolveOffer } from "#lib/variants/resolve-offer.ts"
import { maxQuantity, resolveQuantity } from "#lib/variants/resolve-price.ts"
import type { AddonLabels } from "./addon-field.tsx"
import { AddonFields } from "./addon-fields.tsx"
import {
  AddedNote,
  type AddedNoteLabels,
  type BuyActionLabels,
  BuyActions,
  resolveActionText,
  useAddToCart,
} from "./buy-actions.tsx"
import { BuyBar } from "./buy-bar.tsx"
import { OfferPrice, type Opening } from "./offer-price.tsx"
import { type OptionLabels, OptionSelectors } from "./option-selectors.tsx"
import { useProductChoice } from "./product-choice.tsx"
import { QuantityField } from "./quantity-field.tsx"
import { StockAlertLink } from "./stock-alert-link.tsx"
import { StockNote, type StockNoteLabels } from "./stock-note.tsx"
import { type BuyErrorLabels, useBuyValidation } from "./use-buy-validation.ts"
import { useSkuSearch } from "./use-sku-search.ts"
import { NoScriptVariants, type VariantTableLabels } from "./variant-table.tsx"

export type BuyPanelLabels = OptionLabels &
  AddonLabels &
  VariantTableLabels &
  StockNoteLabels &
  QuantityRowLabels &
  BuyActionLabels &
  AddedNoteLabels &
  BuyErrorLabels

type BuyPanelProps = {
  productId: number
  opening: Opening
  addons: readonly AddonChoice[]
  /** Server action that adds the form's values to the cart without JavaScript. */
  action: (data: FormData) => void | Promise<void>
  cartPath: string
  checkoutPath: string
  /** Path of the request to be notified when a SKU is back in stock. */
  alertPath: string
  locale: string
  labels: BuyPanelLabels
}

/** Renders the options, add-ons and quantity of a product, with price, stock and buy buttons. */
export function BuyPanel(props: BuyPanelProps) {
  const { productId, opening, addons, action, cartPath, checkoutPath, locale, labels } = props
  const { alertPath } = props
  const form = useRef<HTMLFormElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const id = useId()
  const { set, selection, variant } = useProductChoice()
  const [values, setValues] = useState(() => buildInitialValues(addons))
  const [quantity, setQuantity] = useState("1")
  const match = useSkuSearch({ productId, set, selection, addons, values })
  const offer = resolveOffer({
    set,
    variant,
    found: match,
    addonCents: resolveAddonsTotal(addons, values),
  })
  const adding = useAddToCart()
  const [AddedPanel, loadPanel] = useLazyComponent(loadAddedPanel)
  const validation = useBuyValidation({
    form,
    set,
    selection,
    addons,
    values,
    offer,
    found: match,
    labels,
  })
  useEffect(() => {
    // The shop's own messages replace native validation, which remains without JavaScript.
    if (form.current) form.current.noValidate = true
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!validation.check() || offer.skuId === null) return
    const qty = resolveQuantity(quantity)
    setQuantity(String(qty))
    loadPanel()
    adding.add({ sku: offer.skuId, qty, addons: listTakenAddons(addons, values) })
  }
  return (
    <form id={id} ref={form} action={action} onSubmit={submit} className="stack-5">
      <FormName form="addToCart" />
      <OfferPrice offer={offer} opening={opening} locale={locale} labels={labels} />
      <NoScriptVariants
        isChoice={offer.skuId === null}
        set={set}
        alertPath={alertPath}
        locale={locale}
        labels={labels}
      />
      {offer.skuId !== null && <input type="hidden" name="sku" value={offer.skuId} />}
      <div className="stack-5 noscript:hidden">
        <OptionSelectors error={validation.option} labels={labels} />
      </div>
      <AddonFields
        errors={validation.addons}
        onChange={(id, value) => setValues((current) => ({ ...current, [id]: value }))}
        addons={addons}
        values={values}
        locale={locale}
        labels={labels}
      />
      <QuantityRow
        each={offer.each}
        onChange={setQuantity}
        quantity={quantity}
        locale={locale}
        labels={labels}
      />
      <noscript>
        <Button type="submit" disabled={!set.variants.some(({ isInStock }) => isInStock)}>
          {labels.addToCart}
        </Button>
      </noscript>
      <div>
        <StockNote offer={offer} labels={labels} isReplaced={adding.count > 0} />
        <AddedNote count={adding.count} cartPath={cartPath} labels={labels} />
      </div>
      {/* Before the buttons: the keyboard gets from the panel to them. */}
      {AddedPanel && adding.addition && (
        <AddedPanel
          productId={productId}
          addition={adding.addition}
          cartPath={cartPath}
          checkoutPath={checkoutPath}
          locale={locale}
        />
      )}
      <div ref={actions} data-no-overlap>
        <BuyActions
          onMissing={validation.check}
          offer={offer}
          adding={adding}
          checkoutPath={checkoutPath}
          labels={labels}
        />
        {offer.state === "out-of-stock" && offer.skuId !== null && (
          <StockAlertLink
            path={alertPath}
            skuId={offer.skuId}
            text={labels.requestAlert}
            className="mt-2 noscript:hidden"
          />
        )}
      </div>
      <BuyBar
        form={id}
        text={resolveActionText(offer, adding, labels)}
        onMissing={validation.check}
        cart={adding.count > 0 ? { href: cartPath, text: labels.viewCart } : null}
        offer={offer}
        opening={opening}
        actions={actions}
        locale={locale}
      />
    </form>
  )
}

const loadAddedPanel = () => import("./added-panel.tsx").then((module) => module.AddedPanel)

type QuantityRowLabels = {
  quantity: string
  /** {amount} is replaced by the sum. */
  total: string
  less: string
  more: string
}

type QuantityRowProps = {
  /** The typed value. */
  quantity: string
  onChange: (quantity: string) => void
  /** Unit price; null while no SKU is chosen. */
  each: Money | null
  locale: string
  labels: QuantityRowLabels
}

/** Renders the quantity field, and the total of several. */
function QuantityRow({ quantity, onChange, each, locale, labels }: QuantityRowProps) {
  const count = resolveQuantity(quantity)
  const [beforeTotal, afterTotal] = labels.total.split("{amount}")
  return (
    <div className="hide-until-parsed flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <span aria-hidden="true" className="font-semibold">
        {labels.quantity}
      </span>
      <QuantityField
        name="qty"
        label={labels.quantity}
        value={quantity}
        min={1}
        max={maxQuantity}
        resolve={resolveQuantity}
        onChange={onChange}
        labels={labels}
      />
      {each !== null && count > 1 && (
        <output>
          {beforeTotal}
          <strong>{formatMoney(parseCents(each * count), locale)}</strong>
          {afterTotal}
        </output>
      )}
    </div>
  )
}
