"use client"

import { useTranslations } from "next-intl"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { type SetupStatus, setupSteps } from "#lib/contract/setup-steps.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { useCall } from "../../_components/use-call.ts"
import { DemoRemovalSection } from "./demo-removal.tsx"
import { DetailsStep } from "./details-step.tsx"
import { DeliveryStep, PageStep, ProductStep } from "./record-steps.tsx"

/** Renders the steps from an empty shop to one that sells, and the removal of the demonstration. */
export function FirstRunView() {
  const t: TextsOf<"admin.setup"> = useTranslations("admin.setup")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { data: status, error, refetch } = useCall("getSetupStatus", {})
  return (
    <>
      <PageHeading>{t("heading")}</PageHeading>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {status === undefined && !error && <p role="status">{tList("loading")}</p>}
      {status !== undefined && <Steps status={status} onProgress={() => void refetch()} />}
    </>
  )
}

const steps = {
  details: DetailsStep,
  product: ProductStep,
  delivery: DeliveryStep,
  page: PageStep,
} as const

type StepsProps = { status: SetupStatus; onProgress: () => void }

function Steps({ status, onProgress }: StepsProps) {
  const t: TextsOf<"admin.setup"> = useTranslations("admin.setup")
  const { locale } = useAdminPage()
  const done = setupSteps.filter((name) => status.steps[name]).length
  const first = setupSteps.find((name) => !status.steps[name])
  return (
    <>
      <p role="status">{t("progress", { done, all: setupSteps.length })}</p>
      {first === undefined && (
        <p className="links">
          <ShopLink href={buildLocalePath(locale, "/")}>{t("seeShop")}</ShopLink>
        </p>
      )}
      {setupSteps.map((name) => {
        const Step = steps[name]
        const isDone = status.steps[name]
        return (
          <details key={name} className="card p-5" open={name === first || undefined}>
            <summary className="min-h-11 cursor-pointer">
              <h2 className="inline text-xl">{`${isDone ? "✓ " : ""}${t(`${name}.heading`)}`}</h2>
              <span className="text-muted">{` · ${isDone ? t("done") : t("open")}`}</span>
            </summary>
            <div className="stack-4 pt-3">
              <p>{t(`${name}.note`)}</p>
              <Step status={status} />
            </div>
          </details>
        )
      })}
      {(status.demo.count > 0 || status.demo.state !== "idle") && (
        <DemoRemovalSection demo={status.demo} onProgress={onProgress} />
      )}
    </>
  )
}
