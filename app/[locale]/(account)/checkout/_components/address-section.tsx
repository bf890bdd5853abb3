"use client"

import { type RefObject, useEffect, useRef } from "react"
import { AddressLines } from "#components/account/address-lines.tsx"
import { fillField, getFieldValue } from "#components/account/fill-field.ts"
import {
  buildAddressName,
  type SavedAddress,
  type TypedAddress,
} from "#lib/account/saved-address.ts"
import { getStoredPostcode, isPostcode, savePostcode } from "#lib/cart/browser/postcode-storage.ts"
import type { Cart, ShippingQuote } from "#lib/cart/cart.ts"
import { checkoutControls as names, newAddress as newValue } from "#lib/checkout/field-names.ts"
import { AddressFields } from "../../my-account/addresses/_components/address-fields.tsx"
import { buildDeliveryId, CheckoutSection, ChoiceCard } from "./checkout-section.tsx"
import type { CheckoutTexts } from "./checkout-texts.ts"
import { type Checkout, isPickedUp } from "./use-checkout.ts"

type AddressSectionProps = {
  checkout: Checkout
  addresses: readonly SavedAddress[]
  newAddress: TypedAddress
  texts: CheckoutTexts
  step: number
}

/** Debounce of a price request while the customer types an address. */
const debounceMs = 500

/**
 * Renders the choice between saved addresses and a new one. Renders nothing if the cart needs no
 * shipping.
 */
export function AddressSection(props: AddressSectionProps) {
  const { checkout, addresses, newAddress, texts, step } = props
  const { cart } = checkout
  const handleInput = useDebouncedInput(checkout.choosePlace)
  const box = useRef<HTMLDivElement>(null)
  useStoredPostcode(box)
  if (!cart.needsShipping) return null
  return (
    <CheckoutSection id="address" heading={texts.address.heading} step={step}>
      <PickUpChoice checkout={checkout} texts={texts} />
      {/* Without JavaScript, another method can be chosen after this was rendered. */}
      <div className={`group stack-4 ${isPickedUp(checkout) ? "hidden noscript:block" : ""}`}>
        {addresses.length === 0 ? (
          <input type="hidden" name={names.address} value={newValue} readOnly />
        ) : (
          <SavedAddresses checkout={checkout} addresses={addresses} texts={texts} />
        )}
        {/* Toggled by CSS from the chosen radio button, so it also works without JavaScript. */}
        <div
          ref={box}
          onInput={handleInput}
          className={addresses.length > 0 ? "hidden group-has-[#checkout-new:checked]:block" : ""}
        >
          <AddressFields address={newAddress} texts={texts.address.fields} isNameFolded />
        </div>
      </div>
    </CheckoutSection>
  )
}

/**
 * Renders the link to the other way: picking up while the order is to be delivered, and delivery
 * while it is to be picked up. Without scripts, the link leads to the method's radio button.
 */
function PickUpChoice({ checkout, texts }: Pick<AddressSectionProps, "checkout" | "texts">) {
  const { cart, choose } = checkout
  const pickUp = cart.quotes.find(({ isPickUp }) => isPickUp)
  if (pickUp === undefined) return null
  const isPickUp = isPickedUp(checkout)
  const other = isPickUp ? findCheapestDelivery(cart) : pickUp
  const target = other ? buildDeliveryId(other.id) : buildFirstStepId(cart)
  return (
    <>
      {isPickUp && <p className="text-muted">{texts.address.notForPickUp}</p>}
      <a
        href={`#${target}`}
        onClick={() => {
          document.getElementById(target)?.focus()
          // Null, while no method delivers yet: the cheapest once the address is known.
          const id = other?.id ?? null
          choose({ deliveryId: id }, { shippingType: id })
        }}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {isPickUp ? texts.address.deliver : texts.address.pickUp}
      </a>
    </>
  )
}

/** Returns the id of what an order needs first that no method delivers yet: a quote or an address. */
function buildFirstStepId({ needsQuote }: Cart): string {
  return needsQuote ? "checkout-delivery-heading" : "checkout-streetAddress"
}

function findCheapestDelivery({ quotes }: Cart): ShippingQuote | undefined {
  const [cheapest] = quotes
    .filter(({ isPickUp }) => !isPickUp)
    .toSorted((one, next) => one.amount - next.amount)
  return cheapest
}

type SavedAddressesProps = Omit<AddressSectionProps, "newAddress" | "step">

function SavedAddresses({ checkout, addresses, texts }: SavedAddressesProps) {
  const { choices, choose } = checkout
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{texts.address.heading}</legend>
      {addresses.map((address) => (
        <ChoiceCard
          key={address.id}
          id={`checkout-address-${address.id}`}
          name={names.address}
          value={String(address.id)}
          isChosen={choices.addressId === address.id}
          onChoose={() => choose({ addressId: address.id }, { place: address.id })}
          label={buildAddressName(address)}
        >
          <span className="text-sm text-muted">
            <AddressLines address={address} />
          </span>
        </ChoiceCard>
      ))}
      <ChoiceCard
        id="checkout-new"
        name={names.address}
        value={newValue}
        isChosen={choices.addressId === null}
        onChoose={() => {
          choose({ addressId: null }, { place: null })
          checkout.choosePlace()
        }}
        label={texts.address.fresh}
      />
    </fieldset>
  )
}

/**
 * Fills in the postcode that was entered on this device before, and stores the one that is typed
 * here for the delivery dates of products.
 */
function useStoredPostcode(box: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const fields = box.current
    const stored = getStoredPostcode()
    if (stored !== "" && getFieldValue(fields, "postcode") === "") {
      fillField(fields, "postcode", stored)
    }
    const store = () => {
      const postcode = getFieldValue(fields, "postcode")
      if (isPostcode(postcode)) savePostcode(postcode)
    }
    fields?.addEventListener("change", store)
    return () => fields?.removeEventListener("change", store)
  }, [box])
}

/** Returns an input handler that calls `onPause` once typing has paused for `debounceMs`. */
function useDebouncedInput(onPause: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onPause)
  useEffect(() => {
    latest.current = onPause
  }, [onPause])
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), debounceMs)
  }
}
