import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { publicMask, withUmask } from "#scripts/lib/umask.ts"

const workerFile = /^(sw|workbox-[^/]*|swe-worker-[^/]*)\.js(\.map)?$/

/**
 * Saves a copy of the service worker with its build. A build writes its worker into the public
 * folder, where the build of another folder replaces it; a worker fits only its own build.
 */
export function saveWorkerFiles(distDir: string, publicDir: string): void {
  mirror(join(distDir, "worker"), publicDir)
}

/** Publishes the service worker of this build in the public folder, and removes any other's. */
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
