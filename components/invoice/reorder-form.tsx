"use client"

import { AccountForm } from "#components/account/account-form.tsx"
import { useForm } from "#components/account/form-context.ts"
import type { FormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { useRefetchCart } from "#components/cart/use-refetch-cart.ts"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { FormAction } from "#lib/auth/account-result.ts"
import { reorderFields } from "#lib/invoices/order-forms.ts"

/** Texts of the form that orders again. */
export type ReorderTexts = {
  again: string
  adding: string
  notAdded: string
  cart: string
  form: FormLabels
}

type ReorderFormProps = {
  id: number
  name: string
  /** Path of the cart. */
  cartPath: string
  texts: ReorderTexts
  action: FormAction
}

/** Renders the button that puts an order's items into the cart again, and what came of it. */
export function ReorderForm({ id, name, cartPath, texts, action }: ReorderFormProps) {
  return (
    <AccountForm
      form="reorder"
      id={`reorder-${id}`}
      name={name}
      action={action}
      labels={texts.form}
      notices={{ done: <ReorderResult texts={texts} cartPath={cartPath} /> }}
    >
      <input type="hidden" name="order" value={id} />
      <SendButton label={texts.again} busy={texts.adding} kind="secondary" />
    </AccountForm>
  )
}

function ReorderResult({ texts, cartPath }: Pick<ReorderFormProps, "texts" | "cartPath">) {
  const typed = useForm().state?.typed ?? {}
  useRefetchCart(true)
  const lines = (typed[reorderFields.rejected] ?? "").split("\n")
  const rejected = [...new Set(lines.filter((line) => line !== ""))]
  return (
    <>
      <p className="font-semibold">{typed[reorderFields.added]}</p>
      {rejected.length > 0 && (
        <>
          <p>{texts.notAdded}</p>
          <ul className="ms-5 list-disc">
            {rejected.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <ShopLink href={cartPath} className={buildButtonClass()}>
        {texts.cart}
      </ShopLink>
    </>
  )
}
