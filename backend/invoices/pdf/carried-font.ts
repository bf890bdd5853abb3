import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { unpackWoff } from "./unpack-woff.ts"

const { resolve } = createRequire(import.meta.url)
const files = new Map<string, Buffer>()

/** DejaVu Sans, as a file to be carried along where the fonts every PDF reader has do not do. */
export function getCarriedFont(isBold: boolean): { name: string; file: Buffer } {
  const name = `dejavu-sans-latin-${isBold ? 700 : 400}-normal.woff`
  const file =
    files.get(name) ?? unpackWoff(readFileSync(resolve(`@fontsource/dejavu-sans/files/${name}`)))
  files.set(name, file)
  return { name, file }
}
