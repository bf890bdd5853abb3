"use client"

import { AccountForm } from "#components/account/account-form.tsx"
import type { FormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { TextField } from "#components/account/text-field.tsx"
import { identityIntents, identitySteps } from "#lib/account/identity-form.ts"
import type { savePasskey, startPasskey } from "#lib/account/passkey-actions.ts"
import { passkeyAddedStep } from "#lib/account/passkey-form.ts"
import type { FormState } from "#lib/auth/account-result.ts"
import { passkeyLimits } from "#lib/contract/passkey.ts"
import { createPasskeyOnDevice, hasPasskeySupport } from "#lib/sign-in/browser/passkey-ceremony.ts"
import { IdentityFields, type IdentityTexts } from "./identity-fields.tsx"

/** Texts of the form that adds a passkey. */
export type PasskeyFormTexts = {
  name: string
  nameNote: string
  add: string
  adding: string
  added: string
  codeSent: string
  cancelled: string
  unsupported: string
  identity: IdentityTexts
  form: FormLabels
}

/** Server actions that add a passkey: its options, and the storage of what the device created. */
type PasskeyFormActions = { start: typeof startPasskey; save: typeof savePasskey }

type PasskeyFormProps = {
  actions: PasskeyFormActions
  name: string
  email: string
  hasPassword: boolean
  texts: PasskeyFormTexts
}

/** Renders the form that adds a passkey: its name, and another proof of identity. */
export function PasskeyForm({ actions, name, email, hasPassword, texts }: PasskeyFormProps) {
  return (
    <AccountForm
      form="passkey"
      id="passkey-form"
      name={name}
      action={(_before, data) => addPasskey(actions, data, texts)}
      labels={texts.form}
      notices={{
        [identitySteps.codeSent]: <p className="font-semibold text-success">{texts.codeSent}</p>,
        [passkeyAddedStep]: <p className="font-semibold text-success">{texts.added}</p>,
      }}
    >
      <TextField
        name="name"
        label={texts.name}
        note={texts.nameNote}
        maxLength={passkeyLimits.name}
        autoComplete="off"
      />
      <IdentityFields email={email} hasPassword={hasPassword} texts={texts.identity} />
      <div className="sm:w-56">
        <SendButton intent={identityIntents.submit} label={texts.add} busy={texts.adding} />
      </div>
    </AccountForm>
  )
}

async function addPasskey(
  actions: PasskeyFormActions,
  data: FormData,
  texts: PasskeyFormTexts,
): Promise<FormState> {
  const typedName = String(data.get("name") ?? "")
  const reject = (message: string): FormState => ({
    kind: "rejected",
    code: "BAD_REQUEST",
    message,
    fieldErrors: {},
    typed: { name: typedName },
  })
  if (!hasPasskeySupport()) return reject(texts.unsupported)
  const { options, state } = await actions.start(data)
  if (options === null) return state
  const created = await createPasskeyOnDevice(options)
  return created === null ? reject(texts.cancelled) : actions.save(typedName, created)
}
