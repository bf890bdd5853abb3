"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "./action-notice.tsx"
import type { ActionState } from "./use-action.ts"
import { useRefresh } from "./use-refresh.ts"

type SaveNoticeProps = {
  state: ActionState
  /** Names of the fields, for those that somebody else has changed. */
  labels: Readonly<Record<string, string>>
  /** Absent: what somebody else has changed cannot be overwritten. */
  onOverwrite?: () => void
  /** Forgets what was typed. */
  onDiscard: () => void
}

/** Renders the result of saving a record; on a conflict, both ways out of it. */
export function SaveNotice({ state, labels, onOverwrite, onDiscard }: SaveNoticeProps) {
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const refresh = useRefresh()
  if (state.conflicts === null) return <ActionNotice state={state} />
  const fields = state.conflicts.map((name) => labels[name] ?? name).join(", ")
  const discard = () => {
    onDiscard()
    refresh()
  }
  return (
    <Notice tone="warning" role="alert">
      <p>{fields === "" ? t("conflictWhole") : t("conflict", { fields })}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={discard}>
          {fields === "" ? t("showNow") : t("theirs")}
        </Button>
        {onOverwrite && (
          <Button kind="secondary" onClick={onOverwrite}>
            {fields === "" ? t("doAnyway") : t("mine")}
          </Button>
        )}
      </div>
    </Notice>
  )
}
