"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import type { AdminInput } from "#lib/admin/call-admin.ts"
import { isPaidStatus } from "#lib/contract/rules/order-status.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { useAction } from "../../_components/use-action.ts"
import { Fold } from "./fold.tsx"
import type { PartProps } from "./use-order-action.ts"

type Mail = AdminInput<"resendOrderMail">["mail"]

/** Renders the buttons that email the customer again, for the emails that the status allows. */
export function MailButtons({ order: { id, status } }: Pick<PartProps, "order">) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { send } = useAdminPage()
  const action = useAction()
  const isSent = status === "shipped" || status === "completed"
  if (!isPaidStatus(status)) return null
  const resend = (mail: Mail) => async () => {
    await send("resendOrderMail", { id, mail })
    return t("mailSent")
  }
  const requestReview = async () => {
    const { success } = await send("requestReviews", { id })
    return success ? t("reviewSent") : t("reviewNotSent")
  }
  const mails = [
    { label: t("mailConfirmation"), isShown: true, run: resend("confirmation") },
    { label: t("mailShipped"), isShown: isSent, run: resend("shipped") },
    { label: t("askReview"), isShown: status === "completed", run: requestReview },
  ]
  return (
    <Fold summary={t("mails")}>
      <ActionNotice state={action.state} />
      <div className="flex flex-wrap gap-3">
        {mails
          .filter(({ isShown }) => isShown)
          .map(({ label, run }) => (
            <Button
              key={label}
              kind="secondary"
              aria-disabled={action.state.isBusy}
              onClick={() => void action.run(run)}
            >
              {label}
            </Button>
          ))}
      </div>
    </Fold>
  )
}
