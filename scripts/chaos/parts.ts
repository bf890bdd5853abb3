import { apiFailures } from "./api/api-faults.ts"
import { fullDisks } from "./machine/full-disks.ts"
import { outages } from "./machine/gone-and-back.ts"
import { kills } from "./machine/kills.ts"
import { wrongClocks } from "./machine/wrong-clocks.ts"
import type { Experiment } from "./part.ts"

/** Every experiment, in the order of execution. */
export const experiments: readonly Experiment[] = [
  apiFailures,
  kills,
  fullDisks,
  outages,
  wrongClocks,
]
