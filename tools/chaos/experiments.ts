import { apiFailures } from "./api/api-failures.ts"
import type { Experiment } from "./experiment.ts"
import { fullDisks } from "./machine/full-disks.ts"
import { kills } from "./machine/kills.ts"
import { outages } from "./machine/outages.ts"
import { wrongClocks } from "./machine/wrong-clocks.ts"

/** Every experiment, in the order of execution. */
export const experiments: readonly Experiment[] = [
  apiFailures,
  kills,
  fullDisks,
  outages,
  wrongClocks,
]
