/** A name or a comment of a source file, with its line (from 1). */
export type CodePart = { text: string; line: number }

/** What a reader searches for in a source file. */
export type CodeParts = { identifiers: readonly CodePart[]; comments: readonly CodePart[] }

// Comments and literals in one pattern, so that neither is found within the other.
const commentOrLiteral =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|[^`\\])*`/g

/** Returns the identifiers and comments of TypeScript code; the contents of string literals are left out. */
export function parseCode(code: string): CodeParts {
  const comments: CodePart[] = []
  const plain = code.replace(commentOrLiteral, (text, start: number) => {
    if (/^\/[*/]/.test(text)) comments.push({ text, line: getLine(code, start) })
    return text.replace(/[^\n]/g, " ")
  })
  const identifiers = plain
    .split("\n")
    .flatMap((text, index) =>
      [...text.matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => ({ text: name, line: index + 1 })),
    )
  return { identifiers, comments }
}

/** Returns the lower-case words of a camelCase, PascalCase, snake_case or kebab-case name. */
export function listWords(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== "")
}

function getLine(code: string, position: number): number {
  return code.slice(0, position).split("\n").length
}
