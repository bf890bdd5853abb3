import { useRef, useState } from "react"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { useAction } from "../../_components/use-action.ts"

/** The form whose result is shown beside it. */
export type OrderPlace = "step" | "cancel" | "refundPart" | "refund"

/** What a form of an order sends, based on the version of the order that the screen shows. */
type OrderSend = (version: { version?: string }) => Promise<unknown>

/** `done` is the message of a success, by default that it is done. */
type OrderRun = { place: OrderPlace; send: OrderSend; done?: string; onDone?: () => void }

/**
 * Returns the state of the actions of an order, and the function that runs one. If somebody else has
 * changed the order since it was loaded, nothing is done; `repeat` does it anyway.
 */
export function useOrderAction({ version }: Pick<AdminOrder, "version">) {
  const { state, run, reset } = useAction()
  const [place, setPlace] = useState<OrderPlace | null>(null)
  const last = useRef<OrderRun | null>(null)
  return {
    state,
    place,
    reset,
    run: async (wanted: OrderRun) => {
      last.current = wanted
      setPlace(wanted.place)
      const { send, done, onDone } = wanted
      if (await run(() => send(version === "" ? {} : { version }), done)) onDone?.()
    },
    repeat: async () => {
      const { current } = last
      if (current !== null && (await run(() => current.send({}), current.done))) current.onDone?.()
    },
  }
}

export type OrderAction = ReturnType<typeof useOrderAction>
export type PartProps = { order: AdminOrder; action: OrderAction }
