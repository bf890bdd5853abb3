"use client"

import { AccountForm } from "#components/account/account-form.tsx"
import type { FormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { deletionFormId, identityIntents, identitySteps } from "#lib/account/identity-form.ts"
import type { FormAction } from "#lib/auth/account-result.ts"
import { IdentityFields, type IdentityTexts } from "./identity-fields.tsx"

/** Texts of the form that deletes the account. */
export type DeletionTexts = {
  text: string
  open: string
  codeSent: string
  delete: string
  deleting: string
  identity: IdentityTexts
  form: FormLabels
}

type DeletionFormProps = {
  name: string
  email: string
  hasPassword: boolean
  texts: DeletionTexts
  action: FormAction
}

/** Renders the deletion of the account behind a disclosure, against deletion by mistake. */
export function DeletionForm({ name, email, hasPassword, texts, action }: DeletionFormProps) {
  return (
    <>
      <p>{texts.text}</p>
      <details className="stack-4">
        <summary className={buildButtonClass("secondary", "cursor-pointer")}>{texts.open}</summary>
        <div className="mt-4">
          <AccountForm
            form="accountDeletion"
            id={deletionFormId}
            name={name}
            action={action}
            labels={texts.form}
            notices={{
              [identitySteps.codeSent]: (
                <p className="font-semibold text-success">{texts.codeSent}</p>
              ),
            }}
          >
            <IdentityFields email={email} hasPassword={hasPassword} texts={texts.identity} />
            <div className="sm:w-56">
              <SendButton
                intent={identityIntents.submit}
                label={texts.delete}
                busy={texts.deleting}
              />
            </div>
          </AccountForm>
        </div>
      </details>
    </>
  )
}
