import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { publicMask, withUmask } from "#scripts/lib/umask.ts"

const workerFile = /^(sw|workbox-[^/]*|swe-worker-[^/]*)\.js(\.map)?$/

/**
 * A build writes its service worker among the public files, where the next build of another folder
 * replaces it, yet a worker fits its own build only. This keeps a copy with the build.
 */
export function saveWorkerFiles(distDir: string, publicDir: string): void {
  mirror(join(distDir, "worker"), publicDir)
}

/** Puts the service worker of this build among the public files, and any other build's away. */
export function publishWorkerFiles(distDir: string, publicDir: string): void {
  const workerDir = join(distDir, "worker")
  if (existsSync(workerDir)) mirror(publicDir, workerDir)
}

function mirror(target: string, source: string): void {
  withUmask(publicMask, () => {
    mkdirSync(target, { recursive: true })
    const wanted = listFiles(source)
    for (const name of listFiles(target)) {
      if (!wanted.includes(name)) rmSync(join(target, name))
    }
    for (const name of wanted) {
      if (!isSame(join(source, name), join(target, name))) {
        copyFileSync(join(source, name), join(target, name))
      }
    }
  })
}

function listFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => workerFile.test(name)) : []
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other))
}
