import { readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"

/** The message keys that a file uses: namespaces, literal keys, and patterns with wildcards. */
export type TextUses = {
  file: string
  parts: readonly string[]
  names: ReadonlySet<string>
  patterns: readonly RegExp[]
  /** Keys that are translated without values. */
  bare: readonly string[]
}

/** Matches files of the server, which reads the message catalogues as data. */
const isOutside = /^server\//

const rooms = ["app", "components", "lib", "server"]

/** Returns how the code of the pages uses the message catalogue, by file. */
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

/** Returns keys as in `texts.plain.large.title` and `const { title, text } = texts.plain.large`. */
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
