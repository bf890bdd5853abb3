import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { buildSfntFont } from "./build-sfnt-font.ts"

const { resolve } = createRequire(import.meta.url)
const files = new Map<string, Buffer | null>()

/** A font file to embed, under a unique name. */
export type FontFile = { name: string; file: Buffer }

/** Returns DejaVu Sans, for texts that the standard PDF fonts cannot show. */
export function getEmbeddedFont(isBold: boolean): FontFile {
  const name = `dejavu-sans-latin-${isBold ? 700 : 400}-normal.woff`
  return { name, file: readFont(`@fontsource/dejavu-sans/files/${name}`) }
}

/**
 * Returns GNU Unifont, for all other scripts, in one weight; null if its package is not installed.
 */
export function getFallbackFont(): FontFile | null {
  const name = "unifont-latin-400-normal.woff"
  const path = `@fontsource/unifont/files/${name}`
  if (!files.has(path) && !isInstalled(path)) files.set(path, null)
  return files.get(path) === null ? null : { name, file: readFont(path) }
}

function readFont(path: string): Buffer {
  const file = files.get(path) ?? buildSfntFont(readFileSync(resolve(path)))
  files.set(path, file)
  return file
}

function isInstalled(path: string): boolean {
  try {
    return resolve(path) !== ""
  } catch {
    return false
  }
}
