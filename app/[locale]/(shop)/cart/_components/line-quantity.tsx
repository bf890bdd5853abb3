"use client"

import { useId, useState } from "react"
import { Button, buildButtonClass } from "#components/ui/button.tsx"
import { usePreHydrationInput } from "#components/ui/use-pre-hydration-input.ts"
import type { CartItem } from "#lib/cart/cart.ts"
import { parseQuantity } from "#lib/cart/parse-quantity.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { CartErrorMessage, CartForm, useCartPage } from "./cart-form.tsx"

type LineQuantityProps = { item: CartItem; onChange: (qty: number) => void }

/**
 * Renders the quantity of a line as a field with step buttons. An invalid value stays in the field
 * for correction.
 */
export function LineQuantity({ item, onChange }: LineQuantityProps) {
  const { labels } = useCartPage()
  const { shown, current, error, setTyped, take, settle } = useTypedQuantity(item, onChange)
  const id = useId()
  const field = usePreHydrationInput<HTMLInputElement>(({ value }) => {
    if (value !== String(item.qty)) setTyped(value)
  })
  const name = formatTemplate(labels.line.quantityOf, { name: item.productName })
  return (
    <CartForm intent="update" itemId={item.id} onSend={settle} className="stack-1">
      <div className="flex flex-wrap items-center gap-2">
        <div className="inline-flex rounded-lg border border-muted">
          <StepButton
            label={formatTemplate(labels.line.less, { field: name })}
            current={current}
            take={take}
            by={-1}
          />
          <input
            ref={field}
            id={id}
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            aria-label={name}
            aria-invalid={error === "" ? undefined : true}
            aria-describedby={error === "" ? undefined : `${id}-error`}
            value={shown}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={settle}
            className="min-h-11 w-14 bg-transparent text-center aria-invalid:text-danger"
          />
          <StepButton
            label={formatTemplate(labels.line.more, { field: name })}
            current={current}
            take={take}
            by={1}
          />
        </div>
        <noscript>
          <button type="submit" className={buildButtonClass("secondary")}>
            {labels.line.update}
          </button>
        </noscript>
      </div>
      {error !== "" && <CartErrorMessage id={`${id}-error`} text={error} />}
    </CartForm>
  )
}

/** Returns the state of the field: the line's quantity, or the typed text until it is committed. */
function useTypedQuantity(item: CartItem, onChange: (qty: number) => void) {
  const { labels, error } = useCartPage()
  const fieldError = error?.itemId === item.id && error.intent === "update" ? error : null
  const [typed, setTyped] = useState<string | null>(fieldError?.typed.quantity ?? null)
  const [isWrong, setWrong] = useState(false)
  const shown = typed ?? String(item.qty)
  const take = (qty: number) => {
    setTyped(null)
    setWrong(false)
    if (qty !== item.qty) onChange(qty)
  }
  const settle = () => {
    if (typed === null) return
    const qty = parseQuantity(typed)
    if (qty === null) setWrong(true)
    else take(qty)
  }
  return {
    shown,
    setTyped,
    take,
    settle,
    current: parseQuantity(shown) ?? item.qty,
    error: isWrong ? labels.line.wholeNumber : (fieldError?.text ?? ""),
  }
}

type StepButtonProps = { label: string; current: number; by: 1 | -1; take: (qty: number) => void }

/**
 * Renders a button for one more or one less. Hidden without JavaScript, where the number is typed.
 */
function StepButton({ label, current, by, take }: StepButtonProps) {
  const next = parseQuantity(String(current + by))
  return (
    <Button
      kind="tertiary"
      onClick={() => next !== null && take(next)}
      disabled={next === null}
      aria-label={label}
      className="w-11 text-base disabled:opacity-40 noscript:hidden"
    >
      {by === 1 ? "+" : "−"}
    </Button>
  )
}
