import { useMemo } from "react"
import { buildCategoryTree, type CategoryRow } from "#lib/admin/category-tree.ts"
import { useCall } from "../../_components/use-call.ts"

const most = 100

/** Returns the trees of the products' categories; null until they are loaded. A tree has 100 at most. */
export function useCategories() {
  const input = { filter: { model: "Sell/Product" }, sort: "lft", page_size: most }
  const { data, error, refetch } = useCall("cognito/group/list", input)
  const tree = useMemo(() => {
    // The generic call is not typed by its model.
    return data === undefined ? null : buildCategoryTree(data.data as unknown as CategoryRow[])
  }, [data])
  return { tree, error, refetch }
}
