import { useTranslations } from "next-intl"
import { useDataProvider } from "ra-core"
import type { AdminResource } from "#lib/admin/data-provider.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAction } from "./use-action.ts"

type SavedRecord = { id: number }

/**
 * Returns the functions that save a record's changes, with the state of the last one. `save` fails
 * on a conflict; `overwrite` saves over what somebody else has changed.
 */
export function useSave<Row extends SavedRecord>(resource: AdminResource, record: Row) {
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const dataProvider = useDataProvider()
  const { state, run, reset } = useAction()
  const { id } = record
  const update = (changes: Partial<Row>, previous: Row) =>
    dataProvider.update(resource, {
      id,
      data: Object.assign({}, previous, changes),
      previousData: previous,
    })
  return {
    state,
    reset,
    save: (changes: Partial<Row>) => run(() => update(changes, record), t("saved")),
    overwrite: (changes: Partial<Row>) =>
      run(async () => {
        const { data } = await dataProvider.getOne<Row>(resource, { id })
        return update(changes, data)
      }, t("saved")),
  }
}
