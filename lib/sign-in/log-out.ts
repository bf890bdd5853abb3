"use server"

import type { FormState } from "#lib/auth/form-state.ts"
import { signOut } from "#lib/auth/sign-out.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { handleAuthForm } from "./handle-auth-form.ts"

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
