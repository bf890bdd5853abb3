"use client"

import { useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { Notice } from "#components/ui/notice.tsx"
import type { SetupStatus } from "#lib/contract/setup-steps.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { CheckField, Field } from "../../_components/field.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"

type DemoRemovalProps = { demo: SetupStatus["demo"]; onProgress: () => void }

const pollEveryMs = 2_000

/** Renders the removal of the demonstration content, with a backup first and the name as consent. */
export function DemoRemovalSection({ demo, onProgress }: DemoRemovalProps) {
  const t: TextsOf<"admin.setup.demo"> = useTranslations("admin.setup.demo")
  const { send, siteName } = useAdminPage()
  const { state, run } = useAction()
  const [name, setName] = useState("")
  const [includesChanged, setIncludesChanged] = useState(false)
  const isRunning = demo.state === "backup" || demo.state === "removing"
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(onProgress, pollEveryMs)
    return () => clearInterval(timer)
  }, [isRunning, onProgress])
  const remove = async () => {
    const input = { name, includes_changed: includesChanged }
    if (await run(() => send("removeDemoContent", input), t("started"))) setName("")
  }
  return (
    <Section id="demo" heading={t("heading")}>
      <div aria-live="polite">
        {demo.state !== "idle" && (
          <Notice tone={demo.state === "failed" ? "danger" : "info"}>
            <p>{t(`state.${demo.state}`)}</p>
            {demo.backup !== "" && <p>{t("backup", { name: demo.backup })}</p>}
          </Notice>
        )}
      </div>
      {demo.count > 0 && !isRunning && (
        <>
          <p>{t("note", { count: demo.count })}</p>
          <p>{t("stays")}</p>
          <ActionForm state={state} onSubmit={remove} button={t("remove")}>
            {demo.changed_count > 0 && (
              <CheckField
                label={t("changed", { count: demo.changed_count })}
                isChecked={includesChanged}
                onChange={setIncludesChanged}
              />
            )}
            <Field
              label={t("name", { name: siteName })}
              value={name}
              onChange={setName}
              error={state.errors.name}
            />
          </ActionForm>
        </>
      )}
      <ActionNotice state={state} />
    </Section>
  )
}
