import { useTranslations } from "next-intl"
import { type Identifier, useDataProvider, useListContext } from "ra-core"
import { useState } from "react"
import type { AdminResource } from "#lib/admin/data-provider.ts"
import { type BulkResult, runMany } from "#lib/admin/run-many.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"
import { useRefresh } from "./use-refresh.ts"

/** State of a bulk action: what it did, and which rows failed and why. */
export type BulkState = {
  isBusy: boolean
  message: string
  failed: BulkResult["failed"]
  /** Runs the last action again, for the rows that failed. */
  retry: () => void
}

/**
 * Returns the state of the list's bulk action and the functions that run one: for each row on its
 * own, so that a failure of one does not stop the others. The rows that failed stay selected.
 */
export function useBulk(resource: AdminResource) {
  const t: TextsOf<"admin.bulk"> = useTranslations("admin.bulk")
  const { handleSessionError } = useAdminPage()
  const dataProvider = useDataProvider()
  const refresh = useRefresh()
  const { selectedIds, onSelect } = useListContext()
  const [state, setState] = useState<Omit<BulkState, "retry">>(idle)
  const [last, setLast] = useState<((id: Identifier) => Promise<unknown>) | null>(null)
  const run = async (
    act: (id: Identifier) => Promise<unknown>,
    ids: readonly Identifier[] = selectedIds,
  ) => {
    if (state.isBusy || ids.length === 0) return
    setState({ ...idle, isBusy: true })
    setLast(() => act)
    try {
      const { done, failed } = await runMany(ids, act)
      onSelect(failed.map(({ id }) => id))
      setState({ isBusy: false, message: t("done", { count: done.length }), failed })
    } catch (error) {
      setState(idle)
      if (!handleSessionError(error)) throw error
    } finally {
      refresh()
    }
  }
  const failedIds = state.failed.map(({ id }) => id)
  return {
    state: { ...state, retry: () => void (last && run(last, failedIds)) },
    /** Runs an action of the caller for each selected row. */
    run,
    setEnabled: (enabled: boolean) =>
      run((id) =>
        dataProvider.update(resource, {
          id,
          data: { id, enabled },
          previousData: { id, enabled: !enabled },
        }),
      ),
    remove: () => run((id) => dataProvider.delete(resource, { id })),
  }
}

const idle = { isBusy: false, message: "", failed: [] }
