import { setFlagsFromString } from "node:v8"

/**
 * Makes V8 collect garbage before the heap has grown by more than a third. By default, on a machine
 * with much memory, it lets the heap grow to several times of what is in use. Call it before
 * anything else.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString("--heap-growing-percent=33")
}
