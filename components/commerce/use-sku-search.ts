import { useEffect, useRef, useState } from "react"
import { sendCartRequest } from "#lib/cart/browser/cart-api.ts"
import { parseSkuMatch } from "#lib/cart/browser/parse-cart-response.ts"
import type { SkuMatch } from "#lib/cart/cart.ts"
import { type AddonChoice, type AddonValues, listTakenAddons } from "#lib/variants/addon-values.ts"
import type { Selection, VariantSet } from "#lib/variants/variant-set.ts"

/** A request is sent once the choice has been unchanged for this time. */
const debounceMs = 200

type Choice = {
  productId: number
  set: VariantSet
  selection: Selection
  addons: readonly AddonChoice[]
  values: AddonValues
}

type SearchResult = { inputJson: string; set: VariantSet; found: SkuMatch }

/**
 * Searches the SKU of the choice once it differs from the initial one. Returns null until there is
 * a response for this choice and the page's current data.
 */
export function useSkuSearch(choice: Choice): SkuMatch | null {
  const { set } = choice
  const inputJson = JSON.stringify(buildSearchInput(choice))
  const first = useRef<string | null>(inputJson)
  const [result, setResult] = useState<SearchResult | null>(null)

  useEffect(() => {
    if (inputJson === first.current) return
    first.current = null
    const abort = new AbortController()
    const timer = setTimeout(() => {
      fetchSku(inputJson, abort.signal).then((found) => {
        if (!abort.signal.aborted) setResult({ inputJson, set, found })
      }, ignore)
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [inputJson, set])

  return result?.inputJson === inputJson && result.set === set ? result.found : null
}

function buildSearchInput({ productId, set, selection, addons, values }: Choice) {
  const variations = set.variations.flatMap(({ name, options }, at) => {
    const value = options[selection[at] ?? -1]
    return value === undefined ? [] : { name, value }
  })
  return { product: productId, variations, addons: listTakenAddons(addons, values) }
}

async function fetchSku(inputJson: string, signal: AbortSignal): Promise<SkuMatch> {
  const input: object = JSON.parse(inputJson)
  return parseSkuMatch(await sendCartRequest("search-sku", input, signal))
}

/** Without a response the page's own data apply. */
function ignore(): void {}
