import { describe, expect, it } from "@jest/globals"
import {
  buildCreatePlan,
  buildDeletePlan,
  buildMovePlan,
  type GroupPosition,
  type NestedSetPlan,
} from "./nested-set.ts"

/** Applies a plan to a forest; a rejected plan changes nothing. */
function apply(forest: GroupPosition[], plan: NestedSetPlan): GroupPosition[] {
  if (!plan.ok) return forest
  const changed = new Map(plan.value.map((group) => [group.id, group]))
  const unchanged = forest.filter(({ id }) => !changed.has(id))
  return [...unchanged, ...changed.values()]
}

function without(forest: GroupPosition[], id: number): GroupPosition[] {
  const plan = buildDeletePlan(forest, id)
  return plan.ok
    ? apply(
        forest.filter((group) => group.id !== id),
        plan,
      )
    : forest
}

/** Lists the rules of a nested set that a forest violates; empty for a valid one. */
function listViolations(forest: GroupPosition[]): string[] {
  const byId = new Map(forest.map((group) => [group.id, group]))
  const roots = forest.filter(({ parent_id }) => parent_id === null)
  const violations = forest.flatMap((group) => {
    const parent = group.parent_id === null ? null : byId.get(group.parent_id)
    if (parent === undefined) return [`${group.id} has an unknown parent`]
    if (parent === null) {
      return group.id === group.root && group.level === 0 ? [] : [`${group.id} is no root`]
    }
    const isInside = group.root === parent.root && group.lft > parent.lft && group.rgt < parent.rgt
    return isInside && group.level === parent.level + 1 ? [] : [`${group.id} is not inside`]
  })
  const numbering = roots.flatMap((root) => {
    const tree = forest.filter((group) => group.root === root.id)
    const numbers = tree.flatMap(({ lft, rgt }) => [lft, rgt]).sort((a, b) => a - b)
    const isWhole = numbers.every((number, index) => number === index + root.lft)
    return isWhole ? [] : [`the tree of ${root.id} has gaps or repeats`]
  })
  return [...violations, ...numbering]
}

/** Returns a pseudo-random generator that repeats its numbers for the same seed. */
function buildRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function changeAtRandom(forest: GroupPosition[], newId: number, random: (below: number) => number) {
  const anyId = () => forest[random(forest.length)]?.id ?? null
  const choice = random(5)
  if (choice < 2)
    return apply(forest, buildCreatePlan(forest, newId, random(6) === 0 ? null : anyId()))
  if (choice < 4)
    return apply(forest, buildMovePlan(forest, anyId() ?? 0, random(8) ? anyId() : null))
  return without(forest, anyId() ?? 0)
}

const shop = [1, 2, 3, 4].reduce<GroupPosition[]>(
  (forest, id) => apply(forest, buildCreatePlan(forest, id, id === 1 ? null : 1)),
  [],
)

describe("a nested set", () => {
  it.each(Array.from({ length: 25 }, (_, seed) => seed + 1))(
    "remains valid after any sequence of changes (seed %i)",
    (seed) => {
      const random = buildRandom(seed)
      let forest: GroupPosition[] = []
      for (let step = 1; step <= 120; step++) {
        forest = changeAtRandom(forest, step, random)
        expect(listViolations(forest)).toEqual([])
      }
    },
  )

  it("appends a new group to its parent's children", () => {
    const order = [...shop].sort((a, b) => a.lft - b.lft).map(({ id }) => id)
    expect(order).toEqual([1, 2, 3, 4])
  })

  it("moves a group together with all groups below it", () => {
    const nested = apply(shop, buildCreatePlan(shop, 5, 2))
    const moved = apply(nested, buildMovePlan(nested, 2, 4))
    const [two, five] = [2, 5].map((id) => moved.find((group) => group.id === id))
    expect(two).toMatchObject({ parent_id: 4, level: 2 })
    expect(five).toMatchObject({ parent_id: 2, level: 3 })
    expect(listViolations(moved)).toEqual([])
  })

  it("makes a moved group a root, with its whole branch", () => {
    const nested = apply(shop, buildCreatePlan(shop, 5, 2))
    const moved = apply(nested, buildMovePlan(nested, 2, null))
    expect(moved.find(({ id }) => id === 2)).toMatchObject({ root: 2, lft: 1, rgt: 4, level: 0 })
    expect(moved.find(({ id }) => id === 5)).toMatchObject({ root: 2, lft: 2, rgt: 3, level: 1 })
    expect(listViolations(moved)).toEqual([])
  })

  it("sorts the roots by moves before each other, and changes the moved one", () => {
    const listRoots = (forest: GroupPosition[]) =>
      forest
        .filter(({ parent_id }) => parent_id === null)
        .sort((a, b) => a.lft - b.lft || a.id - b.id)
        .map(({ id }) => id)
    const forest = apply(shop, buildCreatePlan(shop, 9, null))
    const plan = buildMovePlan(forest, 9, null, 1)
    const moved = apply(forest, plan)
    expect(listRoots(moved)).toEqual([9, 1])
    expect(plan.ok && plan.value.map(({ id }) => id)).toContain(9)
    expect(listViolations(moved)).toEqual([])
    const other = apply(moved, buildCreatePlan(moved, 10, 1))
    expect(listRoots(other)).toEqual([9, 1])
    expect(listRoots(apply(other, buildMovePlan(other, 9, null, null)))).toEqual([1, 9])
    expect(buildMovePlan(forest, 1, null, 9)).toEqual({ ok: true, value: [] })
  })

  it("changes nothing when a group is moved to its current parent", () => {
    expect(buildMovePlan(shop, 2, 1)).toEqual({ ok: true, value: [] })
  })

  it("rejects a move below itself, an unknown parent, an unknown group and deleting a parent", () => {
    expect(buildMovePlan(shop, 1, 3)).toEqual({ ok: false, error: "below_itself" })
    expect(buildMovePlan(shop, 2, 2)).toEqual({ ok: false, error: "below_itself" })
    expect(buildMovePlan(shop, 2, 99)).toEqual({ ok: false, error: "no_such_parent" })
    expect(buildMovePlan(shop, 99, 1)).toEqual({ ok: false, error: "no_such_group" })
    expect(buildCreatePlan(shop, 5, 99)).toEqual({ ok: false, error: "no_such_parent" })
    expect(buildDeletePlan(shop, 1)).toEqual({ ok: false, error: "has_children" })
    expect(buildDeletePlan(shop, 99)).toEqual({ ok: false, error: "no_such_group" })
  })
})
