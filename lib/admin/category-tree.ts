/** A category as the administrators' calls list it. */
export type CategoryRow = {
  id: number
  enabled: boolean
  name: string
  url: string
  parent_id: number | null
  lft: number
}

export type Category = CategoryRow & { children: Category[] }

/** Where a category goes: below a parent, before one of its children or at their end. */
export type CategoryPlace = { parent_id: number | null; before_id: number | null }

/** Builds the trees of categories from their rows, siblings in their order. */
export function buildCategoryTree(rows: readonly CategoryRow[]): Category[] {
  // The topmost ones are sorted by the number at which their tree starts, then by id.
  const sorted = [...rows].sort((a, b) => a.lft - b.lft || a.id - b.id)
  const build = (parentId: number | null): Category[] =>
    sorted
      .filter((row) => row.parent_id === parentId)
      .map((row) => ({ ...row, children: build(row.id) }))
  return build(null)
}

/** Returns the categories of trees in the order in which they are shown, with their depth from 0. */
export function flattenCategories(
  tree: readonly Category[],
  depth = 0,
): { category: Category; depth: number }[] {
  return tree.flatMap((category) => [
    { category, depth },
    ...flattenCategories(category.children, depth + 1),
  ])
}

export type CategoryMove = "up" | "down" | "in" | "out"

/**
 * Returns where a category goes by one step: up or down among its siblings, into the one above, or
 * out behind its parent. Null if there is no such step.
 */
export function planCategoryMove(
  tree: readonly Category[],
  id: number,
  move: CategoryMove,
): CategoryPlace | null {
  const all = flattenCategories(tree).map(({ category }) => category)
  const own = all.find((category) => category.id === id)
  if (own === undefined) return null
  const siblingsOf = (parentId: number | null) =>
    all.filter((category) => category.parent_id === parentId)
  const siblings = siblingsOf(own.parent_id)
  const place = siblings.indexOf(own)
  const parent = all.find((category) => category.id === own.parent_id)
  switch (move) {
    case "up": {
      const before = siblings[place - 1]
      if (before === undefined) return null
      return { parent_id: own.parent_id, before_id: before.id }
    }
    case "down":
      if (place === siblings.length - 1) return null
      return { parent_id: own.parent_id, before_id: siblings[place + 2]?.id ?? null }
    case "in": {
      const above = siblings[place - 1]
      return above === undefined ? null : { parent_id: above.id, before_id: null }
    }
    case "out": {
      if (parent === undefined) return null
      const aunts = siblingsOf(parent.parent_id)
      const next = aunts[aunts.indexOf(parent) + 1]
      return { parent_id: parent.parent_id, before_id: next?.id ?? null }
    }
  }
}

/** True if a category is the other one, or below it: it cannot be moved there. */
export function isWithin(category: Category, id: number): boolean {
  return category.id === id || category.children.some((child) => isWithin(child, id))
}
