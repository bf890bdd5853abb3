"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { type AdminInput, type AdminSender, parseAdminError } from "#lib/admin/call-admin.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { hasPasskeySupport, requestSignature } from "#lib/sign-in/browser/passkey-ceremony.ts"
import type { AdminUser } from "./admin-page.ts"
import { Field } from "./field.tsx"

type StepUpDialogProps = {
  send: AdminSender
  user: AdminUser
  onClose: (isConfirmed: boolean) => void
}

/**
 * Renders the dialog that requires a passkey if the user has one, the password, or an emailed code
 * from a user without a password. The screen below stays as it is, with what was typed.
 */
export function StepUpDialog({ send, user, onClose }: StepUpDialogProps) {
  const t: TextsOf<"admin.stepUp"> = useTranslations("admin.stepUp")
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const [typed, setTyped] = useState("")
  const [isCodeSent, setIsCodeSent] = useState(false)
  const field = user.hasPassword ? "current_password" : "code"
  const { isBusy, failure, run } = useProof(field)
  const hasPasskey = user.hasPasskey && hasPasskeySupport()
  const finish = async (proof: AdminInput<"confirmIdentity">) => {
    await send("confirmIdentity", proof)
    onClose(true)
    return null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => finish({ [field]: typed }))
  }
  const sendCode = () =>
    void run(async () => {
      await send("sendIdentityCode", {})
      setIsCodeSent(true)
      return null
    })
  const provePasskey = () =>
    void run(async () => {
      const { options } = await send("startIdentityPasskey", {})
      const credential = await requestSignature(options)
      if (credential === null) return t("passkeyCancelled")
      return finish({ credential: { ...credential, clientExtensionResults: {} } })
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
        {hasPasskey && (
          <>
            <p>{t("passkey")}</p>
            <Button aria-disabled={isBusy} onClick={provePasskey}>
              {t("usePasskey")}
            </Button>
          </>
        )}
        <div aria-live="polite">
          {failure.message !== "" && failure.field === "" && (
            <Notice tone="danger">
              <p>{failure.message}</p>
            </Notice>
          )}
          {isCodeSent && <p>{t("sent")}</p>}
        </div>
        <p>
          {user.hasPassword && t(hasPasskey ? "orPassword" : "password")}
          {!user.hasPassword && t(hasPasskey ? "orCode" : "code", { email: user.email })}
        </p>
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
          <Button type="submit" kind={hasPasskey ? "secondary" : "primary"} aria-disabled={isBusy}>
            {t("confirm")}
          </Button>
          <Button kind={hasPasskey ? "tertiary" : "secondary"} onClick={() => onClose(false)}>
            {t("cancel")}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

/**
 * Returns the state of a proof of identity, and `run`, which does one step at a time: its failure is
 * the message that it returns, or the API's, at the field where it is about that.
 */
function useProof(field: "current_password" | "code") {
  const t: TextsOf<"admin.stepUp"> = useTranslations("admin.stepUp")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState({ field: "", message: "" })
  const run = async (work: () => Promise<string | null>) => {
    if (isBusy) return
    setIsBusy(true)
    setFailure({ field: "", message: "" })
    try {
      const message = await work()
      if (message !== null) setFailure({ field: "", message })
    } catch (error) {
      const problem = parseAdminError(error)
      if (problem === null) throw error
      const isPasskey = problem.errors.credential !== undefined
      const message = problem.message === "" ? tForm("failed") : problem.message
      setFailure({
        field: problem.errors[field] ?? "",
        message: isPasskey ? t("passkeyWrong") : message,
      })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, failure, run }
}
