import { apiFaults } from "./api/api-faults.ts"
import { fullDisks } from "./machine/full-disks.ts"
import { goneAndBack } from "./machine/gone-and-back.ts"
import { kills } from "./machine/kills.ts"
import { wrongClocks } from "./machine/wrong-clocks.ts"
import type { Part } from "./part.ts"

/** Every experiment, in the order of execution. */
export const parts: readonly Part[] = [apiFaults, kills, fullDisks, goneAndBack, wrongClocks]
