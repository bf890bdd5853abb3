"use client"

import { SendButton } from "#components/account/send-button.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { useSignedIn } from "#components/layout/use-signed-in.ts"
import { NeedsLogin } from "#components/session/needs-login.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { voucherControls as controls } from "#lib/vouchers/voucher-controls.ts"
import { PageUrlField } from "./page-url-field.tsx"
import { saveVoucherCode } from "./stored-code.ts"
import type { VoucherLabels } from "./voucher-labels.ts"

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
export function RedeemVoucherFields({ id, storedCode, locale, labels }: RedeemVoucherFieldsProps) {
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
    </div>
  )
}
