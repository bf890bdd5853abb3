import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import {
  type CatcherContext,
  type CatcherResult,
  getCatcherResult,
  listCatcherResults,
} from "./catcher-results.ts"
import { listMutations, mutationTables } from "./list-mutations.ts"
import {
  type Catcher,
  type Mutation,
  mutationSuites,
  requireCommitted,
  startMutation,
} from "./mutation.ts"

type MutationResult = { mutation: Mutation; isCaught: boolean }

/**
 * Runs mutation tests of the core tier: applies one mutation at a time to the code, and runs the
 * core test that must catch it. Prints a table; exit code 1 if a mutation survives.
 */
export async function runMutations(shutdown: Shutdown, args: string[]): Promise<number> {
  const chosen = chooseMutations(args)
  requireCommitted(chosen.map(({ file }) => file))
  const context = openContext(shutdown)
  const broken = await listBrokenCatchers(context, chosen)
  const results: MutationResult[] = []
  for (const mutation of chosen) {
    const { file } = mutation.caughtBy
    const startedAt = performance.now()
    const result = broken.has(file)
      ? ({ kind: "broken", title: `${file} fails without any mutation` } as const)
      : await tryMutation(context, mutation)
    const isCaught = result.kind === "failed"
    results.push({ mutation, isCaught })
    print(`${describe(mutation, result)} (${formatSeconds(performance.now() - startedAt)})`)
  }
  printTable(results)
  return results.every(({ isCaught }) => isCaught) ? 0 : 1
}

/** Returns the mutations of `--suite unit` whose names contain the text of `--only`. */
function chooseMutations(args: string[]): Mutation[] {
  const options = {
    only: { type: "string", default: "" },
    suite: { type: "string", default: "" },
  } as const
  const { only, suite } = parseArgs({ args, options }).values
  if (suite !== "" && !mutationSuites.some((each) => each === suite)) {
    throw new UserError(`--suite takes one of ${mutationSuites.join(", ")}, not "${suite}".`)
  }
  const chosen = listMutations().filter(
    ({ name, caughtBy }) => name.includes(only) && (suite === "" || caughtBy.suite === suite),
  )
  if (chosen.length === 0) throw new UserError("No mutation has this name in this suite.")
  return chosen
}

function openContext(shutdown: Shutdown): CatcherContext {
  const folder = mkdtempSync(join(tmpdir(), "curlew-mutations-"))
  shutdown.add(async () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return { shutdown, folder, env: { ...process.env, NODE_ENV: "test", TEST_TIER: "core" } }
}

/** Returns the test files that fail on unchanged code: under a mutation they prove nothing. */
async function listBrokenCatchers(
  context: CatcherContext,
  mutations: readonly Mutation[],
): Promise<Set<string>> {
  const broken = new Set<string>()
  for (const suite of mutationSuites) {
    const catchers = listCatchers(mutations).filter((catcher) => catcher.suite === suite)
    if (catchers.length === 0) continue
    print(`${suite}: ${catchers.length} test files without any mutation …`)
    const results = await listCatcherResults(context, catchers)
    catchers.forEach(({ file }, at) => {
      if (results[at]?.kind !== "passed") broken.add(file)
    })
  }
  return broken
}

function listCatchers(mutations: readonly Mutation[]): Catcher[] {
  return [...new Map(mutations.map(({ caughtBy }) => [caughtBy.file, caughtBy])).values()]
}

/** Runs the test under the mutation. Restores the file in every case, also on Ctrl-C. */
async function tryMutation(context: CatcherContext, mutation: Mutation): Promise<CatcherResult> {
  const restore = startMutation(mutation)
  process.on("exit", restore)
  try {
    return await getCatcherResult(context, mutation.caughtBy)
  } finally {
    restore()
    process.off("exit", restore)
  }
}

function describe({ name, why, caughtBy }: Mutation, { kind, title }: CatcherResult): string {
  if (kind === "failed") return `  ✓ ${name}: caught by "${title}"`
  if (kind === "passed") return `  ✗ ${name}: SURVIVED ${caughtBy.file}, though ${why}`
  return `  ✗ ${name}: UNPROVEN, the test could not run: ${title}`
}

function printTable(results: readonly MutationResult[]): void {
  print("\n| area | mutations | caught |\n|---|---|---|")
  for (const { area: room, mutations } of mutationTables) {
    const ownResults = results.filter(({ mutation }) => mutations.includes(mutation))
    if (ownResults.length === 0) continue
    print(
      `| ${room} | ${ownResults.length} | ${ownResults.filter(({ isCaught }) => isCaught).length} |`,
    )
  }
  const caught = results.filter(({ isCaught }) => isCaught).length
  print(`\n${caught} caught, ${results.length - caught} survived`)
}
