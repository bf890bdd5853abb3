"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import type { WireCustomer } from "#lib/contract/customer-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { useAction } from "../../_components/use-action.ts"

/** Renders whether a customer may log in, with the button that changes it. */
export function AccountActions({ customer: { id, enabled } }: { customer: WireCustomer }) {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const call = enabled ? "cognito/user/disable" : "cognito/user/enable"
  return (
    <>
      <p className="text-sm text-muted">{enabled ? t("enabledNote") : t("disabledNote")}</p>
      <Button
        kind="secondary"
        aria-disabled={state.isBusy}
        onClick={() => void run(() => send(call, { id }))}
      >
        {enabled ? t("disable") : t("enable")}
      </Button>
      <ActionNotice state={state} />
    </>
  )
}
