"use client"

import { PasswordField } from "#app/[locale]/(account)/_components/password-field.tsx"
import { UsernameField } from "#app/[locale]/(account)/_components/username-field.tsx"
import { AccountForm } from "#components/account/account-form.tsx"
import type { FormLabels, PasswordLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import type { FormAction } from "#lib/auth/account-result.ts"

/** Texts of the password form. */
export type PasswordTexts = {
  note: string
  current: string
  next: string
  nextNote: string
  save: string
  saving: string
  saved: string
  form: FormLabels
  field: PasswordLabels
}

type PasswordFormProps = {
  name: string
  email: string
  /** True if the current password is required first. */
  hasPassword: boolean
  texts: PasswordTexts
  action: FormAction
}

/** Renders the form that changes the password or sets the first one. */
export function PasswordForm({ name, email, hasPassword, texts, action }: PasswordFormProps) {
  const saved = <p className="font-semibold text-success">{texts.saved}</p>
  return (
    <AccountForm
      form="password"
      id="password-form"
      labels={texts.form}
      notices={{ done: saved }}
      name={name}
      action={action}
    >
      <p className="text-muted">{texts.note}</p>
      <UsernameField email={email} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {hasPassword && (
          <PasswordField
            name="currentPassword"
            kind="current"
            label={texts.current}
            labels={texts.field}
            isRequired
          />
        )}
        <PasswordField
          name="newPassword"
          kind="new"
          label={texts.next}
          note={texts.nextNote}
          labels={texts.field}
          isRequired
        />
      </div>
      <div className="sm:w-56">
        <SendButton label={texts.save} busy={texts.saving} />
      </div>
    </AccountForm>
  )
}
