"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { type AdminSender, parseAdminError } from "#lib/admin/call-admin.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import type { AdminUser } from "./admin-page.ts"
import { Field } from "./field.tsx"

type StepUpDialogProps = {
  send: AdminSender
  user: AdminUser
  onClose: (isConfirmed: boolean) => void
}

/**
 * Renders the dialog that requires the password, or for an emailed code from a user without one. The
 * screen below stays as it is, with what was typed.
 */
export function StepUpDialog({ send, user, onClose }: StepUpDialogProps) {
  const t: TextsOf<"admin.stepUp"> = useTranslations("admin.stepUp")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const [typed, setTyped] = useState("")
  const [isBusy, setIsBusy] = useState(false)
  const [isCodeSent, setIsCodeSent] = useState(false)
  const [failure, setFailure] = useState({ field: "", message: "" })
  const field = user.hasPassword ? "current_password" : "code"
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    setFailure({ field: "", message: "" })
    try {
      await work()
    } catch (error) {
      const problem = parseAdminError(error)
      if (problem === null) throw error
      const message = problem.message === "" ? tForm("failed") : problem.message
      setFailure({ field: problem.errors[field] ?? "", message })
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await send("confirmIdentity", { [field]: typed })
      onClose(true)
    })
  }
  const sendCode = () =>
    void run(async () => {
      await send("sendIdentityCode", {})
      setIsCodeSent(true)
    })
  return (
    <dialog
      ref={dialog}
      aria-labelledby="step-up"
      className="admin-dialog"
      onCancel={(event) => {
        event.preventDefault()
        onClose(false)
      }}
    >
      <form onSubmit={submit} noValidate className="stack-4">
        <h2 id="step-up" className="text-xl">
          {t("heading")}
        </h2>
        <p>{user.hasPassword ? t("password") : t("code", { email: user.email })}</p>
        <div aria-live="polite">
          {failure.message !== "" && failure.field === "" && (
            <Notice tone="danger">
              <p>{failure.message}</p>
            </Notice>
          )}
          {isCodeSent && <p>{t("sent")}</p>}
        </div>
        {!user.hasPassword && (
          <Button kind="secondary" aria-disabled={isBusy} onClick={sendCode}>
            {isCodeSent ? t("again") : t("send")}
          </Button>
        )}
        <Field
          label={user.hasPassword ? t("passwordField") : t("codeField")}
          type={user.hasPassword ? "password" : "text"}
          autoComplete={user.hasPassword ? "current-password" : "one-time-code"}
          value={typed}
          onChange={setTyped}
          error={failure.field === "" ? undefined : failure.field}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isBusy}>
            {t("confirm")}
          </Button>
          <Button kind="secondary" onClick={() => onClose(false)}>
            {t("cancel")}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
