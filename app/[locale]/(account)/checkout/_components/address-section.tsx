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
import { checkoutControls as names, newAddress as newValue } from "#lib/checkout/field-names.ts"
import { AddressFields } from "../../my-account/addresses/_components/address-fields.tsx"
import { buildDeliveryId, CheckoutSection, ChoiceCard } from "./checkout-section.tsx"
import type { CheckoutTexts } from "./checkout-texts.ts"
import type { Checkout } from "./use-checkout.ts"

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
  const { cart, choices } = checkout
  const handleInput = useDebouncedInput(checkout.choosePlace)
  const box = useRef<HTMLDivElement>(null)
  useStoredPostcode(box)
  if (!cart.needsShipping) return null
  const pickUp = cart.quotes.find(({ isPickUp }) => isPickUp)
  const isPickUp = cart.quotes.some(({ id, isPickUp }) => id === choices.deliveryId && isPickUp)
  return (
    <CheckoutSection id="address" heading={texts.address.heading} step={step}>
      {isPickUp && <p className="text-muted">{texts.address.notForPickUp}</p>}
      {pickUp && !isPickUp && (
        <a
          href={`#${buildDeliveryId(pickUp.id)}`}
          onClick={() => {
            document.getElementById(buildDeliveryId(pickUp.id))?.focus()
            checkout.choose({ deliveryId: pickUp.id }, { shippingType: pickUp.id })
          }}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {texts.address.pickUp}
        </a>
      )}
      <div className="group stack-4">
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
