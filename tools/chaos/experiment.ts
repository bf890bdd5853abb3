import { Shutdown } from "#scripts/lib/shutdown.ts"
import { formatErrorMessage } from "#scripts/lib/user-error.ts"
import type { Scale } from "#tools/torture/scenario.ts"

/** The effect of one failure on one target; `not run` where this machine does not allow it. */
export type ExperimentResult = {
  failure: string
  where: string
  expected: string
  saw: string
  verdict: "held" | "BROKE" | "not run"
}

/** Failures of one kind. Starts the shop it needs, and leaves nothing behind after shutdown. */
export type Experiment = {
  name: string
  run: (
    shutdown: Shutdown,
    options: {
      scale: Scale
      /** Aborted as soon as the command is to stop. */
      signal: AbortSignal
      /** Prints a progress line to the terminal. */
      print: (line: string) => void
    },
  ) => Promise<ExperimentResult[]>
}

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

/** Formats rows with these columns as a Markdown table, without a trailing line break. */
export function formatTable<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => escapeCell(row[column])))
  return [columns, columns.map(() => "---"), ...lines]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n")
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim()
}
