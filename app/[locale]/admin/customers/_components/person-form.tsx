"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { isEmailAddress } from "#lib/contract/values/contact-validation.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "../../_components/field.tsx"
import { PrivacyActions } from "./privacy-actions.tsx"

/** Renders the export and the erasure of a person without an account, by the email address. */
export function PersonForm() {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const [typed, setTyped] = useState("")
  const [email, setEmail] = useState("")
  const [problem, setProblem] = useState<string>()
  const open = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim().toLowerCase()
    const isValid = isEmailAddress(wanted)
    setProblem(isValid ? undefined : t("emailInvalid"))
    setEmail(isValid ? wanted : "")
  }
  return (
    <details className="admin-fold">
      <summary>{t("without")}</summary>
      <div className="stack-4">
        <p className="text-sm text-muted">{t("withoutNote")}</p>
        <form onSubmit={open} noValidate className="admin-filters">
          <Field label={t("email")} value={typed} onChange={setTyped} error={problem} />
          <Button type="submit" kind="secondary">
            {t("continue")}
          </Button>
        </form>
        {email !== "" && <PrivacyActions key={email} email={email} />}
      </div>
    </details>
  )
}
