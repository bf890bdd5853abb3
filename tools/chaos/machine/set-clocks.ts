import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { saveFileAtomicallySync } from "#lib/runtime/atomic-file.ts"
import { requireEngines } from "#tools/cluster/engines.ts"

/** Clocks of processes that can be set forward and back while they run. */
export type Clocks = {
  /** Environment variables that a process of this name must be started with. */
  variablesOf: (name: string) => Record<string, string>
  /** Sets the clock of that process to the machine's time plus this many minutes. */
  put: (name: string, minutes: number) => void
}

/**
 * Opens clocks whose state is stored below `folder`; timers follow real time, as on a machine whose
 * clock is set.
 */
export function openClocks(folder: string): Clocks {
  const { faketime } = requireEngines(["faketime"])
  mkdirSync(folder, { recursive: true })
  const pathOf = (name: string) => join(folder, name.replaceAll(" ", "-"))
  const put = (name: string, minutes: number) => {
    const offset = `${minutes < 0 ? "-" : "+"}${Math.abs(minutes)}m\n`
    saveFileAtomicallySync(pathOf(name), offset, 0o644)
  }
  return {
    put,
    variablesOf(name) {
      put(name, 0)
      return {
        LD_PRELOAD: faketime,
        FAKETIME_TIMESTAMP_FILE: pathOf(name),
        FAKETIME_CACHE_DURATION: "1",
        FAKETIME_DONT_RESET: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
        DONT_FAKE_MONOTONIC: "1",
        NO_FAKE_STAT: "1",
      }
    },
  }
}
