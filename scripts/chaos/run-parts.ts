import { Crew } from "#scripts/crew.ts"
import { buildSentence } from "#scripts/fault.ts"
import type { Scale } from "#scripts/run-choice.ts"
import type { Part, Row } from "./part.ts"

/**
 * Runs experiments one after the other; each is cleaned up before the next one starts. An
 * experiment that throws becomes a row with the verdict BROKE.
 */
export async function runParts(
  crew: Crew,
  parts: readonly Part[],
  { scale, say }: { scale: Scale; say: (line: string) => void },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const part of parts) {
    crew.signal.throwIfAborted()
    say(`${part.name}:`)
    rows.push(...(await runOne(crew, part, { scale, say })))
  }
  return rows
}

async function runOne(
  crew: Crew,
  { name, run }: Part,
  { scale, say }: { scale: Scale; say: (line: string) => void },
): Promise<Row[]> {
  const own = new Crew()
  const forward = () => own.askToStop()
  crew.signal.addEventListener("abort", forward)
  crew.add(() => own.stopAll())
  try {
    // The race lets an abort end an experiment at once, whatever it waits for.
    const work = run(own, { scale, signal: own.signal, say })
    return await Promise.race([work, failOnAbort(own.signal)])
  } catch (error) {
    crew.signal.throwIfAborted()
    const saw = buildSentence(own.failure?.error ?? error)
    return [{ fault: name, where: "-", expected: "the part runs", saw, verdict: "BROKE" }]
  } finally {
    await own.stopAll()
    crew.signal.removeEventListener("abort", forward)
  }
}

function failOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_settle, fail) => {
    signal.addEventListener("abort", () => fail(signal.reason), { once: true })
  })
}
