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
    const own = dialog.current
    if (!own || own.open) return
    for (const other of document.querySelectorAll<HTMLDialogElement>("dialog.lightbox[open]"))
      other.close()
    own.showModal()
  }, [dialog])

  useEffect(() => {
    const own = dialog.current
    if (!own || timeoutMs <= 0) return
    const abort = new AbortController()
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => own.close(), timeoutMs)
    }
    wait()
    for (const type of ["pointerdown", "keydown", "wheel"]) {
      own.addEventListener(type, wait, { passive: true, signal: abort.signal })
    }
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [dialog, timeoutMs])
}
