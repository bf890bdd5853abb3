"use client"

import { useEffect, useState } from "react"
import { AccountForm } from "#components/account/account-form.tsx"
import { useField } from "#components/account/form-context.ts"
import { PaymentRedirect } from "#components/account/payment-redirect.tsx"
import { SendButton } from "#components/account/send-button.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { NeedsLogin } from "#components/session/needs-login.tsx"
import { useSignedIn } from "#components/session/use-signed-in.ts"
import type { FormAction } from "#lib/auth/account-result.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Money } from "#lib/contract/money.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { payStep } from "#lib/payments/pay-step.ts"
import {
  balanceControl,
  balanceStep,
  voucherControls as controls,
  type VoucherTheme,
} from "#lib/vouchers/voucher.ts"
import { BuyVoucherFields } from "./buy-voucher-fields.tsx"
import { PageUrlField } from "./voucher-fields.tsx"
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
          form="voucherPurchase"
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
        <AccountForm
          form="voucherRedemption"
          id={`${id}-redeem`}
          action={actions.redeem}
          labels={labels.form}
          notices={{ [balanceStep]: <VoucherWorth labels={labels} /> }}
        >
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

type Mode = "buy" | "redeem"

type ModeChoiceProps = {
  id: string
  choose: (mode: Mode) => void
  labels: VoucherLabels
}

/** Renders the choice between buying and redeeming a voucher. */
function ModeChoice({ id, choose, labels }: ModeChoiceProps) {
  const option = (optionMode: Mode) => (
    <label className="grid min-h-11 grow cursor-pointer place-content-center rounded-lg px-4 py-2 text-center font-semibold has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        type="radio"
        id={`${id}-mode-${optionMode}`}
        name={`${id}-mode`}
        data-mode={optionMode}
        value={optionMode}
        defaultChecked={optionMode === "buy"}
        onChange={() => choose(optionMode)}
        className="sr-only"
      />
      {labels[optionMode]}
    </label>
  )
  return (
    <fieldset className="rounded-card border border-line bg-sunken p-1">
      <legend className="sr-only">{labels.modes}</legend>
      <div className="flex flex-wrap gap-1">
        {option("buy")}
        {option("redeem")}
      </div>
    </fieldset>
  )
}

/** Returns the selected mode from the DOM, which may have changed before hydration. */
function getSelectedMode(id: string): Mode {
  return getRedeemButton(id)?.checked ? "redeem" : "buy"
}

/** Selects the redeem mode, for a user who returns from the login. */
function selectRedeemMode(id: string): void {
  const button = getRedeemButton(id)
  if (button) button.checked = true
}

function getRedeemButton(id: string): HTMLInputElement | null {
  const button = document.getElementById(`${id}-mode-redeem`)
  return button instanceof HTMLInputElement ? button : null
}

type RedeemVoucherFieldsProps = {
  id: string
  /** The code that was typed before the login. */
  storedCode: string
  locale: string
  labels: VoucherLabels
}

/**
 * Renders the fields to redeem a voucher. Submission redirects to the login if no user is signed
 * in.
 */
function RedeemVoucherFields({ id, storedCode, locale, labels }: RedeemVoucherFieldsProps) {
  const isSignedIn = useSignedIn()
  const handleInput = ({ target }: { target: EventTarget }) => {
    if (!isSignedIn && target instanceof HTMLInputElement) saveVoucherCode(target.value)
  }
  return (
    <div onInput={handleInput} className="stack-6">
      <PageUrlField id={id} />
      <p className={`rounded-card border-2 border-warning p-4 ${isSignedIn ? "hidden" : ""}`}>
        <NeedsLogin
          loginPath={buildLocalePath(locale, "/login")}
          className="flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {labels.needsLogin}
        </NeedsLogin>
      </p>
      <TextField
        name={controls.code}
        label={labels.code}
        note={labels.codeNote}
        value={storedCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        isRequired
      />
      <SendButton label={labels.redeemButton} busy={labels.busy} />
      <SendButton
        label={labels.balanceButton}
        busy={labels.busy}
        intent={balanceStep}
        kind="secondary"
      />
    </div>
  )
}

/** Renders what the submitted code is worth. */
function VoucherWorth({ labels }: { labels: VoucherLabels }) {
  const { typed: amount = "" } = useField(balanceControl)
  return <p className="font-semibold">{formatTemplate(labels.worth, { amount })}</p>
}

const key = "voucher-code"

/**
 * Saves a voucher code in `sessionStorage` for a user who has to log in first; an empty code
 * removes it.
 */
function saveVoucherCode(code: string): void {
  try {
    if (code === "") sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, code)
  } catch {
    // Without storage the user types the code again.
  }
}

/** Returns the saved voucher code and removes it; empty if there is none. */
function getAndRemoveVoucherCode(): string {
  try {
    const code = sessionStorage.getItem(key) ?? ""
    sessionStorage.removeItem(key)
    return code
  } catch {
    return ""
  }
}
