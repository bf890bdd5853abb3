import { createContext, useContext } from "react"
import type { AdminSender } from "#lib/admin/call-admin.ts"
import type { AdminRole } from "#lib/contract/admin-role.ts"

/** The signed-in administrator. */
export type AdminUser = {
  id: number
  name: string
  email: string
  role: AdminRole
  /** False for a user who signs in by emailed codes. */
  hasPassword: boolean
  /** True if the user had a passkey when the page was loaded. */
  hasPasskey: boolean
}

import type { ImageUploader } from "#lib/admin/upload-image.ts"
import type { VideoUploader } from "#lib/admin/upload-video.ts"

/** What every screen of the back office needs: its sender of calls and its language. */
export type AdminPageContext = {
  send: AdminSender
  /** Uploads an image to the media library. */
  upload: ImageUploader
  uploadVideo: VideoUploader
  locale: string
  /** Name and origin of the shop. */
  siteName: string
  origin: string
  user: AdminUser
  /**
   * True if the user's role includes a call: its name, or its path below `/api/v1/`. Screens offer
   * nothing else; the API rejects it anyway.
   */
  can: (call: string) => boolean
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
