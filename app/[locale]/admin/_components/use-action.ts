import { useTranslations } from "next-intl"
import { useState } from "react"
import { parseAdminError } from "#lib/admin/call-admin.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"
import { useRefresh } from "./use-refresh.ts"

/** State of something that a form or a button sends. */
export type ActionState = {
  isBusy: boolean
  /** Message of the last result; empty for none. */
  message: string
  tone: "success" | "danger" | "warning"
  /** Messages beside the fields, by their names in the API. */
  errors: Readonly<Record<string, string>>
  /** Fields that somebody else has changed; null without a conflict. */
  conflicts: readonly string[] | null
}

const idle: ActionState = {
  isBusy: false,
  message: "",
  tone: "success",
  errors: {},
  conflicts: null,
}

/**
 * Returns the state of an action and the function that runs it. After a success the screen's data
 * are fetched again; `done` is the message, by default that it is done. One action runs at a time.
 */
export function useAction() {
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { handleSessionError } = useAdminPage()
  const refresh = useRefresh()
  const [state, setState] = useState<ActionState>(idle)
  const run = async (send: () => Promise<unknown>, done = t("done")): Promise<boolean> => {
    if (state.isBusy) return false
    setState({ ...idle, isBusy: true })
    try {
      const result = await send()
      refresh()
      setState({ ...idle, message: typeof result === "string" ? result : done })
      return true
    } catch (error) {
      if (handleSessionError(error)) setState(idle)
      else setState(buildFailure(error, t("failed")))
      return false
    }
  }
  return { state, run, reset: () => setState(idle) }
}

function buildFailure(error: unknown, failed: string): ActionState {
  const problem = parseAdminError(error)
  if (problem === null) throw error
  const { conflicts, errors, message } = problem
  const tone = conflicts === null ? "danger" : "warning"
  return { ...idle, conflicts, errors, tone, message: message === "" ? failed : message }
}
