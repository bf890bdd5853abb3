import { useEffect, useState } from "react"
import type { SettingsProblem } from "#components/widgets/define-widget.ts"
import type { validateWidgets } from "../editor-actions.ts"

const validateAfterMs = 600

/** Returns what a widget's own schema rejects of its settings, shortly after each change; null for nothing. */
export function useWidgetProblem(
  { type, settings }: { type: string; settings: Record<string, unknown> },
  validate: typeof validateWidgets,
): SettingsProblem | null {
  const [problem, setProblem] = useState<SettingsProblem | null>(null)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      validate([{ type, settings }]).then(
        ([found = null]) => {
          if (isCurrent) setProblem(found)
        },
        () => {},
      )
    }, validateAfterMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [type, settings, validate])
  return problem
}
