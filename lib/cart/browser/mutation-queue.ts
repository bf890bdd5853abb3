import type { Cart, CartChoices, CartResult } from "../cart.ts"
import { buildCartRequestError, type CartRequestError } from "./cart-error.ts"
import type { PendingCartChanges } from "./optimistic-cart.ts"

/** The pending changes, and the error of the last request. */
export type CartWrites = PendingCartChanges & { isBusy: boolean; error: CartRequestError | null }

/** Sends cart changes to the server, one request after the other. */
export type CartWriter = {
  getWrites: () => CartWrites
  subscribe: (onChange: () => void) => () => void
  /** Resolves once no request is in flight any more, with the remaining state. */
  whenIdle: () => Promise<CartWrites>
  /** The latest quantity of a line wins; 0 removes the line. */
  setQuantity: (id: number, qty: number) => void
  choose: (choices: CartChoices) => void
}

export type CartWriterDeps = {
  setLine: (id: number, qty: number) => Promise<CartResult>
  read: (choices: CartChoices) => Promise<Cart>
  /** Gets the cart as the server has it now. */
  onCart: (cart: Cart) => void
  /** Called if the server's state is unknown. */
  onLost: () => void
}

export const noWrites: CartWrites = {
  quantities: new Map(),
  choices: {},
  isBusy: false,
  error: null,
}

/**
 * Opens a writer. While a request is in flight further changes gather, so that however often a
 * quantity is changed there is one request at a time and the last value is sent. A rejected change
 * falls back to the server's cart.
 */
export function openCartWriter(parts: CartWriterDeps): CartWriter {
  const listeners = new Set<() => void>()
  let writes = noWrites
  let running: Promise<void> = Promise.resolve()
  const change = (part: Partial<CartWrites>) => {
    writes = { ...writes, ...part }
    for (const listener of listeners) listener()
  }
  const enqueue = (part: Partial<PendingCartChanges>) => {
    const { isBusy } = writes
    change({ ...part, isBusy: true, error: null })
    if (!isBusy) running = run()
  }
  const run = async () => {
    while (hasPendingChanges(writes)) await sendNext(parts, () => writes, change)
    change({ isBusy: false })
  }
  return {
    getWrites: () => writes,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    whenIdle: async () => {
      await running
      return writes
    },
    setQuantity: (id, qty) => enqueue({ quantities: new Map(writes.quantities).set(id, qty) }),
    choose: (choices) => enqueue({ choices: { ...writes.choices, ...choices } }),
  }
}

function hasPendingChanges({ quantities, choices }: CartWrites): boolean {
  return quantities.size > 0 || Object.keys(choices).length > 0
}

type Change = (part: Partial<CartWrites>) => void

async function sendNext(
  parts: CartWriterDeps,
  getWrites: () => CartWrites,
  change: Change,
): Promise<void> {
  const { quantities, choices } = getWrites()
  const [first] = quantities
  try {
    if (first) await sendLine(parts, first, getWrites, change)
    else {
      const cart = await parts.read(choices)
      parts.onCart(cart)
      change({ choices: dropSame(getWrites().choices, choices) })
    }
  } catch (error) {
    change({ quantities: new Map(), choices: {}, error: buildCartRequestError(error) })
    parts.onLost()
  }
}

async function sendLine(
  { setLine, onCart, onLost }: CartWriterDeps,
  [id, qty]: readonly [number, number],
  getWrites: () => CartWrites,
  change: Change,
): Promise<void> {
  const result = await setLine(id, qty)
  if (result.cart) onCart(result.cart)
  else onLost()
  const quantities = new Map(getWrites().quantities)
  const isLatest = quantities.get(id) === qty
  if (isLatest) quantities.delete(id)
  const { ok } = result
  const error = ok || !isLatest ? null : { code: result.code, message: result.message, itemId: id }
  change({ quantities, ...(error && { error }) })
}

/** Returns the choices that were made since these were sent. */
function dropSame(now: CartChoices, sent: CartChoices): CartChoices {
  const newer = Object.entries(now).filter(
    ([key, value]) => !Object.entries(sent).some(([other, was]) => other === key && was === value),
  )
  return Object.fromEntries(newer)
}
