import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { requireEngines } from "#scripts/cluster/engines.ts"

/** Clocks of processes that can be put forward and back while they run. */
export type Clocks = {
  /** What a process of this name has to be started with. */
  variablesOf: (name: string) => Record<string, string>
  /** Puts the clock of that process so many minutes ahead of the machine's. */
  put: (name: string, minutes: number) => void
}

/** Clocks whose state lies below `folder`; timers go on as time does, as on a machine that is set. */
export function openClocks(folder: string): Clocks {
  const { faketime } = requireEngines(["faketime"])
  mkdirSync(folder, { recursive: true })
  const pathOf = (name: string) => join(folder, name.replaceAll(" ", "-"))
  const put = (name: string, minutes: number) => {
    const draft = `${pathOf(name)}.draft`
    writeFileSync(draft, `${minutes < 0 ? "-" : "+"}${Math.abs(minutes)}m\n`)
    renameSync(draft, pathOf(name))
  }
  return {
    put,
    variablesOf(name) {
      put(name, 0)
      return {
        ...{ LD_PRELOAD: faketime, FAKETIME_TIMESTAMP_FILE: pathOf(name) },
        ...{ FAKETIME_CACHE_DURATION: "1", FAKETIME_DONT_RESET: "1" },
        ...{ FAKETIME_DONT_FAKE_MONOTONIC: "1", DONT_FAKE_MONOTONIC: "1", NO_FAKE_STAT: "1" },
      }
    },
  }
}
