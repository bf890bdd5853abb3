/** Wraps a text into lines that each satisfy `fits`; breaks a word that does not fit. */
export function wrapText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ""
  for (const word of text.split(" ").filter((each) => each !== "")) {
    const longer = line === "" ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== "") lines.push(line)
    const pieces = breakWord(word, fits)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ""
  }
  return line === "" ? lines : [...lines, line]
}

/** Returns pieces of a word that each fit; usually the word itself. */
function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ""
  for (const sign of word) {
    if (piece !== "" && !fits(piece + sign)) {
      pieces.push(piece)
      piece = ""
    }
    piece += sign
  }
  return [...pieces, piece]
}
