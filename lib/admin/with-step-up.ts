import { type AdminSender, parseAdminError } from "./call-admin.ts"

/**
 * Returns a sender that repeats a call once after the user has proved their identity, where the API
 * requires a recent sign-in. `confirm` resolves to false if the user does not want to: the call then
 * fails with the API's error. Calls that wait at the same time share one question.
 */
export function withStepUp(send: AdminSender, confirm: () => Promise<boolean>): AdminSender {
  let pending: Promise<boolean> | null = null
  const confirmOnce = () => {
    pending ??= confirm().finally(() => {
      pending = null
    })
    return pending
  }
  return async (name, input, signal) => {
    try {
      return await send(name, input, signal)
    } catch (error) {
      if (parseAdminError(error)?.detail !== "recent_sign_in_required") throw error
      if (!(await confirmOnce())) throw error
      return send(name, input, signal)
    }
  }
}
