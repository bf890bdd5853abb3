"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { isSameEmail } from "#lib/admin/customer-rules.ts"
import { saveFile } from "#lib/admin/save-file.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { CheckField, Field } from "../../_components/field.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"

type PrivacyActionsProps = {
  email: string
  /** Id of the account; absent for a person without one. */
  id?: number
}

/** Renders the export of everything stored about a person, and their erasure. */
export function PrivacyActions({ email, id }: PrivacyActionsProps) {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const person = id === undefined ? { email } : { id, email }
  const save = () =>
    run(async () => {
      saveFile(await send("exportCustomer", person))
    }, t("exported"))
  return (
    <Section id="privacy" heading={t("privacy")}>
      <p className="text-sm text-muted">{t("exportNote")}</p>
      <Button kind="secondary" aria-disabled={state.isBusy} onClick={() => void save()}>
        {t("export")}
      </Button>
      <ActionNotice state={state} />
      <details className="admin-fold">
        <summary>{t("erase")}</summary>
        <div className="wrap-anywhere">
          <EraseForm person={person} />
        </div>
      </details>
    </Section>
  )
}

function EraseForm({ person }: { person: { email: string; id?: number } }) {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const [typed, setTyped] = useState("")
  const [problem, setProblem] = useState<string>()
  const [isInsisted, setIsInsisted] = useState(false)
  const erase = async () => {
    const isConfirmed = isSameEmail(typed, person.email)
    setProblem(isConfirmed ? undefined : t("emailDiffers"))
    if (!isConfirmed) return
    const isDone = await run(async () => {
      const erased = await send("eraseCustomer", { ...person, insist: isInsisted })
      return t("erased", { count: erased.orders_retained })
    })
    if (isDone) setTyped("")
  }
  return (
    <ActionForm state={state} onSubmit={erase} button={t("confirmErase")}>
      <p className="text-sm">{t("eraseNote")}</p>
      <Field
        label={t("typeEmail", { email: person.email })}
        value={typed}
        onChange={setTyped}
        error={problem ?? state.errors.email}
      />
      <CheckField label={t("insist")} isChecked={isInsisted} onChange={setIsInsisted} />
      <ActionNotice state={state} />
    </ActionForm>
  )
}
