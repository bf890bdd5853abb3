"use client"

import { useEffect, useState } from "react"
import { AccountForm } from "#components/account/account-form.tsx"
import { PaymentRedirect } from "#components/account/payment-redirect.tsx"
import type { FormAction } from "#lib/account/form-state.ts"
import type { Money } from "#lib/contract/money.ts"
import { payStep } from "#lib/payments/pay-step.ts"
import type { VoucherTheme } from "#lib/vouchers/voucher.ts"
import { BuyVoucherFields } from "./buy-voucher-fields.tsx"
import { getSelectedMode, type Mode, ModeChoice, selectRedeemMode } from "./mode-choice.tsx"
import { RedeemVoucherFields } from "./redeem-voucher-fields.tsx"
import { getAndRemoveVoucherCode } from "./stored-code.ts"
import type { VoucherLabels } from "./voucher-labels.ts"

export type VoucherFormsProps = {
  /** Prefix of the ids in the markup, and the fragment that the payment page returns to. */
  id: string
  themes: readonly VoucherTheme[]
  amounts: readonly Money[]
  allowsCustom: boolean
  locale: string
  labels: VoucherLabels
  actions: { buy: FormAction; redeem: FormAction }
}

/**
 * Renders the forms to buy and to redeem gift vouchers, one of them at a time. Without JavaScript,
 * CSS switches between them by the radio buttons. A form with a message is never hidden.
 */
export function VoucherForms(props: VoucherFormsProps) {
  const { id, labels, actions, ...rest } = props
  const [mode, setMode] = useState<Mode | null>(null)
  const [storedCode, setStoredCode] = useState("")
  useEffect(() => {
    const code = getAndRemoveVoucherCode()
    setStoredCode((current) => code || current)
    if (code !== "") selectRedeemMode(id)
    setMode(getSelectedMode(id))
  }, [id])
  return (
    <div className="voucher stack-6">
      <ModeChoice id={id} labels={labels} choose={setMode} />
      <fieldset hidden={mode === "redeem"} aria-label={labels.buy} className="voucher-buy min-w-0">
        <AccountForm
          id={`${id}-buy`}
          action={actions.buy}
          labels={labels.form}
          steps={{ [payStep]: <PaymentRedirect labels={labels} /> }}
        >
          <BuyVoucherFields id={id} labels={labels} {...rest} />
        </AccountForm>
      </fieldset>
      <fieldset
        hidden={mode === "buy"}
        aria-label={labels.redeem}
        className="voucher-redeem min-w-0"
      >
        <AccountForm id={`${id}-redeem`} action={actions.redeem} labels={labels.form}>
          <RedeemVoucherFields
            key={storedCode}
            id={id}
            storedCode={storedCode}
            labels={labels}
            locale={rest.locale}
          />
        </AccountForm>
      </fieldset>
    </div>
  )
}
