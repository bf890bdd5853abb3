"use client"

import { FieldFrame } from "#components/account/field-frame.tsx"
import { FormContext, type FormContextValue, useField } from "#components/account/form-context.ts"
import { buildButtonClass } from "#components/ui/button.tsx"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { FormName } from "#components/ui/form-name.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { SavedAddress, TypedAddress } from "#lib/account/saved-address.ts"
import type { Cart } from "#lib/cart/cart.ts"
import type { CheckoutState, SendCheckout } from "#lib/checkout/checkout-state.ts"
import { checkoutControls as names } from "#lib/checkout/field-names.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { AddressSection } from "./address-section.tsx"
import { AssuranceSection } from "./assurance-section.tsx"
import { CheckoutNotice } from "./checkout-notice.tsx"
import { CheckoutSection } from "./checkout-section.tsx"
import type { CheckoutTexts } from "./checkout-texts.ts"
import { CodeSection } from "./code-section.tsx"
import { DeliverySection } from "./delivery-section.tsx"
import { ItemsSection } from "./items-section.tsx"
import { PaymentSection } from "./payment-section.tsx"
import { SummarySection } from "./summary-section.tsx"
import { useCheckout } from "./use-checkout.ts"

type CheckoutFormProps = {
  cart: Cart
  addresses: readonly SavedAddress[]
  addressId: number | null
  newAddress: TypedAddress
  orderKey: string
  texts: CheckoutTexts
  locale: string
  send: SendCheckout
}

/**
 * Renders the whole checkout in one form. It works without JavaScript; with it, the total follows
 * every choice, and a failed submission retains every typed value.
 */
export function CheckoutForm(props: CheckoutFormProps) {
  const { addresses, newAddress, orderKey, texts, locale } = props
  const checkout = useCheckout(props)
  const { cart, price, state, pressed } = checkout
  if (state?.kind === "placed") return <PlacedOrder address={state.address} texts={texts} />
  // The API returns an empty cart for an ended session; the customer's own cart still has its
  // items.
  const isSignedOut = state?.kind === "rejected" && state.code === "signedOut"
  const isEmpty = cart.itemCount === 0 && pressed === null && !isSignedOut
  const shown = { checkout, texts, locale }
  const before = cart.needsShipping ? 1 : 0
  // With more items, a sticky column would push the pay button below the viewport.
  const isShort = cart.items.length <= 3
  return (
    <>
      {isEmpty && <EmptyCheckout texts={texts} locale={locale} />}
      <form
        // Hidden, not unmounted: the typed values are still there if the cart gets items again.
        hidden={isEmpty}
        ref={checkout.form}
        id="checkout"
        action={checkout.action}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const { nativeEvent } = event
          const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
          void checkout.submit(submitter instanceof HTMLButtonElement ? submitter : null)
        }}
        onInput={({ target }) => {
          if ("name" in target && typeof target.name === "string") checkout.change(target.name)
        }}
        aria-label={texts.form}
        aria-busy={pressed !== null}
        className="grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <FirstButton label={texts.summary.price} />
        <FormName form="checkout" />
        <input type="hidden" name={names.key} value={orderKey} readOnly />
        <input type="hidden" name={names.expectedTotal} value={buildAmount(price.total)} readOnly />
        <input
          type="hidden"
          name={names.expectedPayable}
          value={buildAmount(price.payable)}
          readOnly
        />
        <input type="hidden" name={names.locale} value={locale} readOnly />
        <FormContext value={buildContext(state, pressed)}>
          <div className="min-w-0 stack-6">
            <CheckoutNotice state={state} texts={texts} locale={locale} />
            <div className="ruled">
              <AddressSection {...shown} addresses={addresses} newAddress={newAddress} step={1} />
              <DeliverySection {...shown} step={before + 1} />
              <PaymentSection {...shown} step={before + 2} />
              <NoteSection texts={texts} step={before + 3} />
            </div>
          </div>
          <div className={`card stack-5 ruled p-5 sm:p-6 ${isShort ? "lg:sticky lg:top-6" : ""}`}>
            <ItemsSection {...shown} />
            <CodeSection {...shown} />
            <SummarySection {...shown} />
            <AssuranceSection {...shown} />
          </div>
        </FormContext>
      </form>
    </>
  )
}

/** Renders the form's default button, which the Enter key activates. It never pays. */
function FirstButton({ label }: { label: string }) {
  return (
    <button
      type="submit"
      name={names.intent}
      value="price"
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    >
      {label}
    </button>
  )
}

function buildContext(state: CheckoutState | null, pressed: string | null): FormContextValue {
  const isBusy = pressed !== null
  const shared = { id: "checkout", isBusy, pressed: pressed ?? "" }
  if (state === null) return { ...shared, state: null }
  const { typed } = state
  if (state.kind !== "rejected") return { ...shared, state: { kind: "done", typed } }
  const { message, fieldErrors } = state
  return {
    ...shared,
    state: { kind: "rejected", code: "BAD_REQUEST", message, fieldErrors, typed },
  }
}

/** Limit of an order's note. */
const maxCharacters = 1_000

/** Renders the note to the shop and the consent to marketing emails. */
function NoteSection({ texts, step }: { texts: CheckoutTexts; step: number }) {
  const note = useField(names.note)
  const marketing = useField(names.marketing)
  return (
    <CheckoutSection id="note" heading={texts.note.heading} step={step}>
      <FieldFrame name={names.note} label={texts.note.label} note={texts.note.hint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={maxCharacters}
            readOnly={note.isBusy}
            defaultValue={note.typed ?? ""}
            className="control"
          />
        )}
      </FieldFrame>
      <label htmlFor={marketing.id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          id={marketing.id}
          name={names.marketing}
          value="1"
          defaultChecked={(marketing.typed ?? "") !== ""}
          className="mt-0.5 size-5 shrink-0"
        />
        <span>{texts.marketing}</span>
      </label>
    </CheckoutSection>
  )
}

/** Renders the empty state of the checkout. */
function EmptyCheckout({ texts, locale }: { texts: CheckoutTexts; locale: string }) {
  return (
    <EmptyState
      icon="cart"
      title={texts.empty.text}
      actions={
        <>
          <ShopLink href={buildLocalePath(locale, "/shop")} prefetch className={buildButtonClass()}>
            {texts.empty.shop}
          </ShopLink>
          <ShopLink
            href={buildLocalePath(locale, "/my-account")}
            className={buildButtonClass("secondary")}
          >
            {texts.empty.orders}
          </ShopLink>
        </>
      }
    />
  )
}

/**
 * Renders the redirect to an external payment page for browsers without JavaScript. A form
 * submission cannot redirect there itself.
 */
export function PlacedOrder({ address, texts }: { address: string; texts: CheckoutTexts }) {
  return (
    <div className="card stack-4 p-5 sm:p-6" role="status">
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <p>{texts.placed.text}</p>
      <a href={address} rel="noreferrer" className={buildButtonClass()}>
        {texts.placed.go}
      </a>
    </div>
  )
}
