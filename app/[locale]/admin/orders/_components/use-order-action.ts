import { useRef } from "react"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { useAction } from "../../_components/use-action.ts"

/** What a form of an order sends, based on the version of the order that the screen shows. */
type OrderSend = (version: { version?: string }) => Promise<unknown>

/**
 * Returns the state of the actions of an order, and the function that runs one. If somebody else has
 * changed the order since it was loaded, nothing is done; `repeat` does it anyway.
 */
export function useOrderAction({ version }: Pick<AdminOrder, "version">) {
  const { state, run, reset } = useAction()
  const last = useRef<{ send: OrderSend; onDone: () => void } | null>(null)
  return {
    state,
    reset,
    run: async (send: OrderSend, onDone: () => void = () => {}) => {
      last.current = { send, onDone }
      if (await run(() => send(version === "" ? {} : { version }))) onDone()
    },
    repeat: async () => {
      const { current } = last
      if (current !== null && (await run(() => current.send({})))) current.onDone()
    },
  }
}

export type OrderAction = ReturnType<typeof useOrderAction>
export type PartProps = { order: AdminOrder; action: OrderAction }
