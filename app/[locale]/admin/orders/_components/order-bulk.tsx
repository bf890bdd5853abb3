"use client"

import { useTranslations } from "next-intl"
import { type Identifier, useListContext } from "ra-core"
import { Button, buildButtonClass } from "#components/ui/button.tsx"
import type { AdminInput } from "#lib/admin/call-admin.ts"
import { buildOrderQuery } from "#lib/admin/orders-query.ts"
import { saveFile } from "#lib/admin/save-file.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { BulkBar } from "../../_components/bulk-bar.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useBulk } from "../../_components/use-bulk.ts"

/** Renders what can be done with the selected orders, and the export of all that match. */
export function OrderBulk() {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { send, can, locale } = useAdminPage()
  const { selectedIds } = useListContext()
  const bulk = useBulk("orders")
  const move = (status: AdminInput<"moveOrder">["status"]) =>
    void bulk.run((id: Identifier) => send("moveOrder", { id: Number(id), status }))
  const buildPrintPath = (sheet: string) =>
    buildLocalePath(locale, `/admin/orders/print?sheet=${sheet}&ids=${selectedIds.join(",")}`)
  return (
    <>
      <BulkBar bulk={bulk} getTitle={(id) => `#${id}`}>
        {can("moveOrder") && (
          <>
            <Button kind="secondary" onClick={() => move("processing")}>
              {t("prepare")}
            </Button>
            <Button kind="secondary" onClick={() => move("completed")}>
              {t("complete")}
            </Button>
          </>
        )}
        <a className={buildButtonClass("secondary")} href={buildPrintPath("packing")}>
          {t("printPacking")}
        </a>
        <a className={buildButtonClass("secondary")} href={buildPrintPath("labels")}>
          {t("printLabels")}
        </a>
      </BulkBar>
      {can("exportOrders") && <Export />}
    </>
  )
}

/** Renders the button that exports the orders of the search and filters. It may require a recent sign-in. */
function Export() {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { send } = useAdminPage()
  const { filterValues, sort } = useListContext()
  const action = useAction()
  const exportOrders = async () => {
    const { item } = await send("exportOrders", buildOrderQuery({ filter: filterValues, sort }))
    if (item !== null) saveFile(item)
    return t("exported")
  }
  return (
    <div className="stack-2">
      <ActionNotice state={action.state} />
      <Button
        kind="tertiary"
        aria-disabled={action.state.isBusy}
        onClick={() => void action.run(exportOrders)}
      >
        {t("export")}
      </Button>
    </div>
  )
}
