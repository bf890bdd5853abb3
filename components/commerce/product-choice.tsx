"use client"

import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react"
import type { Picture } from "#lib/images/picture.ts"
import {
  buildInitialSelection,
  buildVariantQuery,
  parseVariantQuery,
  resolveVariant,
  type Selection,
  type Variant,
  type VariantSet,
} from "#lib/variants/variant-set.ts"

export type ShownPhoto = { id: number; picture: Picture }

type Choice = {
  set: VariantSet
  photos: readonly ShownPhoto[]
  selection: Selection
  variant: Variant | null
  /** True if the URL contains the choice. */
  isShared: boolean
  choose: (variation: number, option: number | null) => void
}

const ChoiceContext = createContext<Choice | null>(null)

type ProductChoiceProps = {
  set: VariantSet
  photos: readonly ShownPhoto[]
  /** False if the product is embedded in another page, whose URL does not contain the choice. */
  isShared?: boolean
  children: ReactNode
}

/**
 * Provides the chosen options to the gallery and the option selectors, and stores them in the query
 * of the URL, so that a choice can be shared.
 */
export function ProductChoice({ set, photos, isShared = true, children }: ProductChoiceProps) {
  const [selection, setSelection] = useState(() => buildInitialSelection(set))
  const hasChosen = useRef(false)

  useEffect(() => {
    if (!isShared || location.search === "") return
    const shared = parseVariantQuery(set, location.search)
    setSelection((current) => current.map((chosen, at) => chosen ?? shared[at] ?? null))
  }, [set, isShared])

  useEffect(() => {
    if (!isShared || !hasChosen.current) return
    const { pathname, search, hash } = location
    history.replaceState(null, "", `${pathname}${buildVariantQuery(set, selection, search)}${hash}`)
  }, [set, selection, isShared])

  const choose = (variation: number, option: number | null) => {
    hasChosen.current = true
    setSelection((current) => current.map((chosen, at) => (at === variation ? option : chosen)))
  }

  const variant = resolveVariant(set, selection)
  const choice = { set, photos, selection, variant, isShared, choose }
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}

/** Returns the choice of the product around this component. Throws outside a ProductChoice. */
export function useProductChoice(): Choice {
  const choice = use(ChoiceContext)
  if (!choice) throw new Error("useProductChoice needs a ProductChoice around it")
  return choice
}
