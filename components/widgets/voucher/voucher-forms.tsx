"use client"

import { useEffect, useState } from "react"
import { AccountForm } from "#components/account/account-form.tsx"
import { PayLeap } from "#components/account/pay-leap.tsx"
import type { FormAction } from "#lib/account/form-state.ts"
import type { Money } from "#lib/money.ts"
import { payStep } from "#lib/payments/pay-step.ts"
import type { VoucherTheme } from "#lib/vouchers/voucher.ts"
import { BuyPart } from "./buy-part.tsx"
import { takeKeptCode } from "./kept-code.ts"
import { type Mode, ModeChoice, readMode, tickRedeem } from "./mode-choice.tsx"
import { RedeemPart } from "./redeem-part.tsx"
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
  const { id, labels, actions, ...offer } = props
  const [mode, setMode] = useState<Mode | null>(null)
  const [keptCode, setKeptCode] = useState("")
  useEffect(() => {
    const code = takeKeptCode()
    setKeptCode((kept) => code || kept)
    if (code !== "") tickRedeem(id)
    setMode(readMode(id))
  }, [id])
  return (
    <div className="voucher stack-6">
      <ModeChoice {...{ id, labels }} choose={setMode} />
      <fieldset hidden={mode === "redeem"} aria-label={labels.buy} className="voucher-buy min-w-0">
        <AccountForm
          id={`${id}-buy`}
          action={actions.buy}
          labels={labels.form}
          steps={{ [payStep]: <PayLeap labels={labels} /> }}
        >
          <BuyPart {...{ id, labels }} {...offer} />
        </AccountForm>
      </fieldset>
      <fieldset
        hidden={mode === "buy"}
        aria-label={labels.redeem}
        className="voucher-redeem min-w-0"
      >
        <AccountForm id={`${id}-redeem`} action={actions.redeem} labels={labels.form}>
          <RedeemPart key={keptCode} {...{ id, keptCode, labels }} locale={offer.locale} />
        </AccountForm>
      </fieldset>
    </div>
  )
}
