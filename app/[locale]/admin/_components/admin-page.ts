import { createContext, useContext } from "react"
import type { AdminSender } from "#lib/admin/call-admin.ts"

/** What every screen of the back office needs: its sender of calls and its language. */
export type AdminPageContext = {
  send: AdminSender
  /** Returns a sender of calls that send a file, which reports the sent fraction, 0 to 1. */
  sendFile: (onProgress: (fraction: number) => void) => AdminSender
  locale: string
  /** Name and origin of the shop. */
  siteName: string
  origin: string
  /** Opens the login, or offers a reload, if the error means that the page has no login left. */
  handleSessionError: (error: unknown) => boolean
}

export const AdminPage = createContext<AdminPageContext | null>(null)

/** Returns the context of the screen. Throws outside the back office. */
export function useAdminPage(): AdminPageContext {
  const page = useContext(AdminPage)
  if (page === null) throw new Error("not within the back office")
  return page
}
