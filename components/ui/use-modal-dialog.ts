import { type RefObject, useEffect } from "react"

/**
 * Opens the dialog as a modal, after closing any other lightbox. Closes it after `timeoutMs`
 * without a touch or a key; 0 disables the timeout.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  timeoutMs: number,
): void {
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    for (const other of document.querySelectorAll<HTMLDialogElement>("dialog.lightbox[open]"))
      other.close()
    element.showModal()
  }, [dialog])

  useEffect(() => {
    const element = dialog.current
    if (!element || timeoutMs <= 0) return
    const abort = new AbortController()
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => element.close(), timeoutMs)
    }
    wait()
    for (const type of ["pointerdown", "keydown", "wheel"]) {
      element.addEventListener(type, wait, { passive: true, signal: abort.signal })
    }
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [dialog, timeoutMs])
}
