import { mkdirSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { join } from "node:path"
import { listKeys } from "#lib/contract/values/record.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import type { SuiteResult } from "#scripts/suites/run-suite.ts"
import type { FileResult } from "#scripts/suites/test-report.ts"
import { type FullOnlyTag, fullOnlyTags, type Tier } from "#tests/tiers.ts"

const maxFiles = 20
const maxLines = 12

/** Formats the last line of a run, which `npm run mutations` parses: `12 passed, 0 failed`. */
export function formatCounts({ passed, failed }: { passed: number; failed: number }): string {
  return `${passed} passed, ${failed} failed`
}

/** Prints a suite's counts and times, and its slowest files. */
export function printResult(result: SuiteResult): void {
  const cpu = result.cpuSeconds === null ? "" : `, ${result.cpuSeconds.toFixed(1)} s of processor`
  print(`${result.name}: ${formatCounts(result)} (${formatSeconds(result.seconds * 1000)}${cpu})`)
  if (result.files.length < 2) return
  print(`${result.name}: its slowest files`)
  for (const { path, seconds, cases } of sortByTime(result.files).slice(0, maxFiles)) {
    print(`  ${formatSeconds(seconds * 1000).padStart(8)}  ${path} (${cases})`)
  }
}

/** Prints the failed tests of all suites again, with the first lines of each message. */
export function printFailures(results: readonly SuiteResult[]): void {
  const failed = results.filter((result) => result.failed > 0)
  if (failed.length > 0) print("Failed:")
  for (const { name, failures } of failed) {
    if (failures.length === 0) print(`  ${name}, see its lines above`)
    for (const { title, message } of failures.slice(0, maxFiles)) {
      print(`  ${name}: ${title}`)
      for (const line of message.trim().split("\n").slice(0, maxLines)) print(`    ${line}`)
    }
    if (failures.length > maxFiles) print(`  ${name}: and ${failures.length - maxFiles} more`)
  }
}

function sortByTime(files: readonly FileResult[]): FileResult[] {
  return files.toSorted((one, other) => other.seconds - one.seconds)
}

/** Returns the CPU time that the whole machine has used since boot, in seconds. */
export function getMachineCpuSeconds(): number {
  const busy = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)
  return busy.reduce((sum, each) => sum + each, 0) / 1000
}

type Run = { tier: Tier; seconds: number; machineSeconds: number; results: readonly SuiteResult[] }

/** Saves the durations of a run, with those of all files, in `.data/last-test-times.json`. */
export function saveTimes({ results, ...run }: Run): void {
  const folder = join(projectRoot, ".data")
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const suites = results.map((result) => ({ ...result, files: sortByTime(result.files) }))
  const text = JSON.stringify({ finishedAt: new Date().toISOString(), ...run, suites }, null, 2)
  writeFileSync(join(folder, "last-test-times.json"), `${text}\n`)
}

/** Prints the tests of a full run that `npm test` omits, and why. */
export function printFullOnly(results: readonly SuiteResult[]): void {
  const files = results.flatMap((result) => result.files)
  const count = (tag: FullOnlyTag) =>
    files.reduce((sum, each) => sum + (each.fullOnly[tag] ?? 0), 0)
  print("npm test leaves out:")
  for (const tag of listKeys(fullOnlyTags)) {
    print(`  ${String(count(tag)).padStart(5)} ${tag.padEnd(16)} ${fullOnlyTags[tag].reason}`)
  }
  print("      chaos: processes of a cluster are killed under load; it needs nginx and Redis")
  print("      larger matrices of tests that core runs too (resolveForTier in the tests)")
}
