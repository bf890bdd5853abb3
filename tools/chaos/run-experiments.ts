import { Shutdown } from "#scripts/lib/shutdown.ts"
import { formatErrorMessage } from "#scripts/lib/user-error.ts"
import type { Scale } from "#tools/torture/parse-run-args.ts"
import type { Experiment, ExperimentResult } from "./experiment.ts"

/**
 * Runs experiments one after the other; each is cleaned up before the next one starts. An
 * experiment that throws becomes a row with the verdict BROKE.
 */
export async function runExperiments(
  shutdown: Shutdown,
  experiments: readonly Experiment[],
  { scale, print }: { scale: Scale; print: (line: string) => void },
): Promise<ExperimentResult[]> {
  const rows: ExperimentResult[] = []
  for (const part of experiments) {
    shutdown.signal.throwIfAborted()
    print(`${part.name}:`)
    rows.push(...(await runOne(shutdown, part, { scale, print })))
  }
  return rows
}

async function runOne(
  shutdown: Shutdown,
  { name, run }: Experiment,
  { scale, print }: { scale: Scale; print: (line: string) => void },
): Promise<ExperimentResult[]> {
  const own = new Shutdown()
  const forward = () => own.requestStop()
  shutdown.signal.addEventListener("abort", forward)
  shutdown.add(() => own.stopAll())
  try {
    // The race lets an abort end an experiment at once, whatever it waits for.
    const work = run(own, { scale, signal: own.signal, print })
    return await Promise.race([work, failOnAbort(own.signal)])
  } catch (error) {
    shutdown.signal.throwIfAborted()
    const saw = formatErrorMessage(own.failure?.error ?? error)
    return [{ failure: name, where: "-", expected: "the part runs", saw, verdict: "BROKE" }]
  } finally {
    await own.stopAll()
    shutdown.signal.removeEventListener("abort", forward)
  }
}

function failOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_settle, fail) => {
    signal.addEventListener("abort", () => fail(signal.reason), { once: true })
  })
}
