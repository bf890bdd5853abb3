"use client"

import { useEffect, useRef } from "react"
import { SaveNotice } from "../../_components/save-notice.tsx"
import type { OrderAction, OrderPlace } from "./use-order-action.ts"

/**
 * Renders the result of a form of an order after that form, which may be gone by then, and scrolls
 * to it.
 */
export function OrderNotice({ action, place }: { action: OrderAction; place: OrderPlace }) {
  const { state } = action
  const ref = useRef<HTMLDivElement>(null)
  const isShown = action.place === place
  useEffect(() => {
    if (isShown && state.message !== "") ref.current?.scrollIntoView?.({ block: "nearest" })
  }, [isShown, state])
  return (
    <div ref={ref} className="empty:hidden">
      {isShown && (
        <SaveNotice
          state={state}
          labels={{}}
          onOverwrite={() => void action.repeat()}
          onDiscard={action.reset}
        />
      )}
    </div>
  )
}
