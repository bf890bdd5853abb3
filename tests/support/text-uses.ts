import { readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"

/** What a file says of the catalogue: names of parts it reads, and keys of them, with `*` for a word. */
export type TextUses = {
  file: string
  parts: readonly string[]
  names: ReadonlySet<string>
  patterns: readonly RegExp[]
  /** Keys that are said without values. */
  bare: readonly string[]
}

/** The server around the app reads the catalogues as data. */
const isOutside = /^server\//

const rooms = ["app", "components", "lib", "server"]

/** How the code of the pages uses the catalogue, file by file. */
export function listTextUses(root: string): TextUses[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => posix.join(room, file))
      .map((file) => readUses(file, readFileSync(join(root, file), "utf8")))
      .filter(({ parts }) => parts.length > 0),
  )
}

function readUses(file: string, source: string): TextUses {
  const code = source.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/^\s*\/\/.*$/gm, "")
  const parts = [
    ...listMatches(code, /namespace: "([\w.]+)"/g),
    ...listMatches(code, /getTranslations\("([\w.]+)"\)/g),
    ...listMatches(code, /(?:TextsOf|buildTextPicker)<"([\w.]+)">/g),
    ...(/getTranslations\(\{ locale \}\)/.test(code) || isOutside.test(file) ? [""] : []),
  ]
  const templates = listMatches(code, /`((?:[\w.]|\$\{[^{}`]*\})+)`/g)
  const groups = listMatches(code, /\("(\w+)", \w+\)/g).map((group) => `${group}.\${any}`)
  const variable = listMatches(code, /\bt(?:[A-Z]\w*)?\((\w+(?:\.\w+)?)[,)]/g)
  return {
    file,
    parts: [...new Set(parts)],
    names: new Set([...listMatches(code, /"([\w.]+)"/g), ...listRead(code)]),
    patterns: [
      ...[...templates, ...groups].map(buildPattern),
      ...(variable.length > 0 ? [/^\w+$/] : []),
    ],
    bare: listMatches(code, /\bt(?:[A-Z]\w*)?\(\s*"([\w.]+)",?\s*\)/g),
  }
}

/** Keys in `texts.plain.large.title` and in `const { title, text } = texts.plain.large`. */
function listRead(code: string): string[] {
  const taken = [...code.matchAll(/\{([\w, ]+)\} = \w+((?:\.\w+)+)/g)]
  return [
    ...listMatches(code, /\b(?:texts\.)?(\w+(?:\.\w+)+)/g),
    ...taken.flatMap(([, names = "", group = ""]) =>
      names.split(",").map((name) => `${group.slice(1)}.${name.trim()}`),
    ),
  ]
}

function buildPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/)
  return new RegExp(`^${parts.map((part) => part.replaceAll(".", "[.]")).join("\\w+")}$`)
}

function listMatches(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, text = ""]) => text)
}
