import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { saveFileAtomicallySync } from "#lib/runtime/atomic-file.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { requireEngines } from "#tools/cluster/engines.ts"
import type { Experiment, ExperimentResult } from "../experiment.ts"
import { listPaths } from "./load-generator.ts"
import { createDataDir, type MachineShop, openMachineShop } from "./machine-shop.ts"
import { measureSteadyState } from "./measure-steady-state.ts"
import { openMember } from "./member.ts"

const setWithinMs = 10_000
const looks = { full: 40, reduced: 10 }
const wrongs = {
  full: [
    { where: "back end 1", minutes: 60 },
    { where: "back end 1", minutes: -60 },
  ],
  reduced: [{ where: "back end 1", minutes: -60 }],
}

/**
 * Sets the clock of one back end wrong by an hour while the others are right; then corrects it. The
 * clocks of storefronts, which share pages by their times, must agree (NTP, ADR 31).
 */
export const wrongClocks: Experiment = {
  name: "clock an hour off",
  async run(shutdown, { scale, signal, print }) {
    const clocks = openClocks(join(createDataDir(shutdown), "clocks"))
    const shop = await openMachineShop(shutdown, { variablesOf: clocks.variablesOf })
    const read = await listPaths(shop)
    const rows: ExperimentResult[] = []
    for (const { where, minutes } of wrongs[scale]) {
      for (const [turn, offsetMinutes] of [
        ["set wrong", minutes],
        ["put right", 0],
      ] as const) {
        signal.throwIfAborted()
        const member = await openMember(shop)
        clocks.put(where, offsetMinutes)
        await untilSet(findPort(shop, where), offsetMinutes)
        // It takes a minute or two, and is the back end's work.
        const waitsForExpiry = scale === "full" && where === "back end 1" && offsetMinutes !== 0
        const parts = { member, read, looks: looks[scale], waitsForExpiry }
        const outcome = await measureSteadyState(shop, parts)
        const row = { failure: `clock ${turn} (${minutes} min)`, where, ...outcome }
        print(`  ${where}, ${row.failure} ${row.verdict}: ${row.saw}`)
        rows.push(row)
      }
    }
    return rows
  },
}

function findPort({ cluster }: MachineShop, name: string): number {
  const row = name.startsWith("storefront") ? cluster.storefronts : cluster.backends
  const port = row.ports[Number(name.at(-1)) - 1]
  if (port === undefined) throw new Error(`There is no ${name}.`)
  return port
}

/** Waits until the process itself dates its responses with this offset. Throws if it never does. */
async function untilSet(port: number, minutes: number): Promise<void> {
  await eventually(setWithinMs, async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`)
    await response.body?.cancel()
    const offsetMs = Date.parse(response.headers.get("date") ?? "") - Date.now()
    if (!(Math.abs(offsetMs - minutes * 60_000) < 5_000)) throw new Error("The clock is not set.")
  })
}

/** Clocks of processes that can be set forward and back while they run. */
type Clocks = {
  /** Environment variables that a process of this name must be started with. */
  variablesOf: (name: string) => Record<string, string>
  /** Sets the clock of that process to the machine's time plus this many minutes. */
  put: (name: string, minutes: number) => void
}

/**
 * Opens clocks whose state is stored below `folder`; timers follow real time, as on a machine whose
 * clock is set.
 */
function openClocks(folder: string): Clocks {
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
