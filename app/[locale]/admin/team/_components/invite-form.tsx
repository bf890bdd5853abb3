"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { SelectField } from "../../_components/select-field.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useDraft } from "../../_components/use-draft.ts"
import { parseRole, useRoleChoices } from "./role-choices.ts"

/** Renders the form that gives the account with an email address a role. */
export function InviteForm() {
  const t: TextsOf<"admin.team"> = useTranslations("admin.team")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { send } = useAdminPage()
  const action = useAction()
  const choices = useRoleChoices()
  const { values, set, clear } = useDraft("invite", { email: "", role: "orders" })
  const [problem, setProblem] = useState<string>()
  const invite = async () => {
    const email = values.email.trim().toLowerCase()
    const role = parseRole(values.role)
    setProblem(email === "" ? tForm("invalid.required") : undefined)
    if (email === "" || role === null) return
    await action.run(async () => {
      const { data } = await send("cognito/user/list", { search: email, page_size: 100 })
      const account = data.find((each) => String(each.email).toLowerCase() === email)
      if (account === undefined) {
        setProblem(t("unknown"))
        return ""
      }
      await send("setAdminRole", { id: account.id, role })
      clear()
      return t("invited", { email })
    })
  }
  return (
    <>
      <p>{t("inviteNote")}</p>
      <ActionNotice state={action.state} />
      <ActionForm state={action.state} onSubmit={invite} button={t("give")}>
        <Field
          label={t("email")}
          type="email"
          value={values.email}
          onChange={(text) => set("email", text)}
          error={problem ?? action.state.errors.email}
        />
        <SelectField
          label={t("role")}
          value={values.role}
          onChange={(role) => set("role", role)}
          choices={choices}
        />
      </ActionForm>
    </>
  )
}
