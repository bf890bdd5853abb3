import { useEffect, useRef, useState } from "react"
import { askCart } from "#lib/cart/browser/ask-cart.ts"
import { parseFoundSku } from "#lib/cart/browser/parse-cart-answer.ts"
import type { FoundSku } from "#lib/cart/cart.ts"
import { type AddonChoice, type AddonValues, listTakenAddons } from "#lib/variants/addon-values.ts"
import type { Selection, VariantSet } from "#lib/variants/variant-set.ts"

/** A request is sent once the choice has been unchanged for this time. */
const waitMs = 200

type Choice = {
  productId: number
  set: VariantSet
  selection: Selection
  addons: readonly AddonChoice[]
  values: AddonValues
}

type Answer = { question: string; set: VariantSet; found: FoundSku }

/**
 * Searches the SKU of the choice once it differs from the initial one. Returns null until there is
 * a response for this choice and the page's current data.
 */
export function useFoundSku(choice: Choice): FoundSku | null {
  const { set } = choice
  const question = JSON.stringify(buildQuestion(choice))
  const first = useRef<string | null>(question)
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    if (question === first.current) return
    first.current = null
    const abort = new AbortController()
    const timer = setTimeout(() => {
      ask(question, abort.signal).then((found) => {
        if (!abort.signal.aborted) setAnswer({ question, set, found })
      }, ignore)
    }, waitMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [question, set])

  return answer?.question === question && answer.set === set ? answer.found : null
}

function buildQuestion({ productId, set, selection, addons, values }: Choice) {
  const variations = set.variations.flatMap(({ name, options }, at) => {
    const value = options[selection[at] ?? -1]
    return value === undefined ? [] : { name, value }
  })
  return { product: productId, variations, addons: listTakenAddons(addons, values) }
}

async function ask(question: string, signal: AbortSignal): Promise<FoundSku> {
  const wish: object = JSON.parse(question)
  return parseFoundSku(await askCart("search-sku", wish, signal))
}

/** Without a response the page's own data apply. */
function ignore(): void {}
