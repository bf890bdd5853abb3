import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { findFreePort } from "#scripts/lib/ports.ts"
import { withProgress } from "#scripts/lib/progress.ts"
import { programs, projectRoot } from "#scripts/lib/project.ts"
import { requireSuccess, spawnProgram } from "#scripts/lib/run-program.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { startSupervisedProcess } from "#scripts/lib/supervisor.ts"

const sources = join(import.meta.dirname, "site")
const photo = join(projectRoot, "backend/seed/media/workshop/packing-bench.webp")
/** Twice the size of its box, for a dense screen. */
const pictureSize = { width: 760, height: 570 }

/** Ends the server when its channel closes, that is when the benchmark exits for any reason. */
const exitWithParent = "data:text/javascript,process.once('disconnect',()=>process.exit())"

/** The configuration that Next.js would write itself, and would first install packages for. */
const tsconfig = {
  compilerOptions: {
    target: "ES2023",
    lib: ["ES2023", "DOM"],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict: true,
    noEmit: true,
    isolatedModules: true,
    skipLibCheck: true,
  },
  include: ["**/*.ts", "**/*.tsx"],
}

/**
 * Builds an empty static page with the shop's version of Next.js in a temporary folder and serves
 * it with `next start`: the lower bound for a Next page. Returns its origin. It is stopped and
 * removed on shutdown.
 */
export async function startEmptyPage(shutdown: Shutdown): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "curlew-bench-empty-page-"))
  shutdown.add(async () => rmSync(folder, { recursive: true, force: true }))
  await writeSite(folder)
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: "production" as const,
    NEXT_TELEMETRY_DISABLED: "1",
  }
  const build = { args: [programs.next, "build", folder, "--webpack"], env }
  await withProgress("empty Next page built", () =>
    requireSuccess(
      shutdown,
      { ...build, logPath: join(folder, "build.log") },
      "The empty Next page could not be built; fix what the lines above name.",
    ),
  )
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const flags = ["--hostname", "127.0.0.1", "--port", String(port)]
  const args = ["--import", exitWithParent, programs.next, "start", folder, ...flags]
  await startSupervisedProcess(shutdown, {
    name: "empty page",
    dataDir: folder,
    start: () => spawnProgram({ args, env, logPath: join(folder, "start.log"), hasChannel: true }),
    isReady: () => isResponding(origin),
    stopSignals: [["SIGTERM", 3000]],
    readyLimitMs: 60_000,
    explainExit: () => "Next.js ended by itself.",
  })
  return origin
}

async function writeSite(folder: string): Promise<void> {
  cpSync(sources, folder, { recursive: true })
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"))
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }')
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(tsconfig))
  mkdirSync(join(folder, "public"))
  // Of the supervisor, for its pid file.
  mkdirSync(join(folder, "run"))
  const { width, height } = pictureSize
  await sharp(photo).resize(width, height).avif().toFile(join(folder, "public/picture.avif"))
}

async function isResponding(origin: string): Promise<boolean> {
  try {
    const response = await fetch(origin, { signal: AbortSignal.timeout(5000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
