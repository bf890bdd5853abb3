"use client"

import { type ReactNode, useCallback, useRef, useState } from "react"
import type { AdminSender } from "#lib/admin/call-admin.ts"
import type { AdminUser } from "./admin-page.ts"
import { StepUpDialog } from "./step-up-dialog.tsx"

type StepUp = {
  /** Opens the dialog; resolves to true once the user has proved their identity. */
  confirm: () => Promise<boolean>
  dialog: ReactNode
}

/** Returns the question for another proof of identity, with its dialog. */
export function useStepUp(send: AdminSender, user: AdminUser): StepUp {
  const [isOpen, setIsOpen] = useState(false)
  const resolve = useRef<(isConfirmed: boolean) => void>(() => {})
  const confirm = useCallback(() => {
    setIsOpen(true)
    return new Promise<boolean>((done) => {
      resolve.current = done
    })
  }, [])
  const close = (isConfirmed: boolean) => {
    setIsOpen(false)
    resolve.current(isConfirmed)
  }
  return { confirm, dialog: isOpen && <StepUpDialog send={send} user={user} onClose={close} /> }
}
