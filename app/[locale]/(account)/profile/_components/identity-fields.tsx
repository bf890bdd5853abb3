"use client"

import { PasswordField } from "#app/[locale]/(account)/_components/password-field.tsx"
import { UsernameField } from "#app/[locale]/(account)/_components/username-field.tsx"
import type { PasswordLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { identityIntents } from "#lib/account/identity-form.ts"

/** Texts of the fields that prove the customer's identity. */
export type IdentityTexts = {
  password: string
  passwordLabels: PasswordLabels
  codeNote: string
  code: string
  sendCode: string
  busy: string
}

type IdentityFieldsProps = { email: string; hasPassword: boolean; texts: IdentityTexts }

/** Renders the current password, or for a customer without one an emailed code. */
export function IdentityFields({ email, hasPassword, texts }: IdentityFieldsProps) {
  if (hasPassword) {
    return (
      <>
        <UsernameField email={email} />
        <PasswordField
          name="currentPassword"
          kind="current"
          label={texts.password}
          labels={texts.passwordLabels}
          isRequired
        />
      </>
    )
  }
  return (
    <>
      <p>{texts.codeNote}</p>
      <div className="sm:w-56">
        <SendButton
          intent={identityIntents.sendCode}
          kind="secondary"
          label={texts.sendCode}
          busy={texts.busy}
          isLenient
        />
      </div>
      <CodeField label={texts.code} />
    </>
  )
}

/** Renders the field for an emailed code; `value` is the one of a link. */
export function CodeField({ label, value = "" }: { label: string; value?: string }) {
  return (
    <TextField
      name="code"
      label={label}
      value={value}
      isRequired
      isSecret
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
    />
  )
}
