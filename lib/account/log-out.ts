"use server"

import { signOut } from "#lib/auth/sign-in.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { handleAuthForm } from "../auth/handle-auth-form.ts"
import type { FormState } from "./form-state.ts"

/** Signs out, in the browser and at the API, and redirects to the home page. */
export async function handleLogoutForm(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAuthForm(data, [], async () => {
    await signOut()
    return { kind: "redirect", path: await buildVisitorPath("/") }
  })
}
