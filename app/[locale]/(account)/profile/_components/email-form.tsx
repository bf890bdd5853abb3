"use client"

import { AccountForm } from "#components/account/account-form.tsx"
import { EmailField } from "#components/account/email-field.tsx"
import { useForm } from "#components/account/form-context.ts"
import type { FormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { identityIntents, identitySteps } from "#lib/account/identity-form.ts"
import type { FormAction } from "#lib/auth/account-result.ts"
import type { EmailLink } from "#lib/sign-in/parse-email-link.ts"
import { CodeField, IdentityFields, type IdentityTexts } from "./identity-fields.tsx"

/** Texts of the form that changes the email address. */
export type EmailFormTexts = {
  note: string
  newEmail: string
  send: string
  busy: string
  codeSent: string
  mailed: string
  confirm: string
  changed: string
  identity: IdentityTexts
  form: FormLabels
}

type EmailFormProps = {
  name: string
  email: string
  hasPassword: boolean
  /** Parameters of the link in the email to the new address; null if the page was opened without. */
  emailLink?: EmailLink | null
  texts: EmailFormTexts
  action: FormAction
}

/** Renders the form that changes the email address: first the new one, then its code. */
export function EmailForm(props: EmailFormProps) {
  const { name, email, hasPassword, emailLink = null, texts, action } = props
  const isDone = (text: string) => <p className="font-semibold text-success">{text}</p>
  return (
    <AccountForm
      form="emailChange"
      id="email-form"
      name={name}
      action={action}
      labels={texts.form}
      firstStep={emailLink === null ? "" : identitySteps.mailed}
      notices={{
        [identitySteps.codeSent]: isDone(texts.codeSent),
        [identitySteps.mailed]: <p>{texts.mailed}</p>,
        [identitySteps.changed]: isDone(texts.changed),
      }}
      steps={{
        [identitySteps.mailed]: <ConfirmFields emailLink={emailLink} texts={texts} />,
        [identitySteps.changed]: <></>,
      }}
    >
      <p className="text-muted">{texts.note}</p>
      <EmailField name="newEmail" label={texts.newEmail} isRequired maxLength={254} />
      <IdentityFields email={email} hasPassword={hasPassword} texts={texts.identity} />
      <div className="sm:w-56">
        <SendButton intent={identityIntents.submit} label={texts.send} busy={texts.busy} />
      </div>
    </AccountForm>
  )
}

function ConfirmFields({ emailLink, texts }: Pick<EmailFormProps, "emailLink" | "texts">) {
  const typed = useForm().state?.typed.newEmail
  return (
    <>
      <input type="hidden" name="newEmail" value={typed ?? emailLink?.email ?? ""} />
      <p className="font-semibold wrap-anywhere">
        <bdi dir="ltr">{typed ?? emailLink?.email}</bdi>
      </p>
      <CodeField label={texts.identity.code} value={emailLink?.code ?? ""} />
      <div className="sm:w-56">
        <SendButton intent={identityIntents.confirm} label={texts.confirm} busy={texts.busy} />
      </div>
    </>
  )
}
