import PDFDocument from "pdfkit"
import { getEmbeddedFont, getFallbackFont } from "./embedded-font.ts"
import {
  formatPdfText,
  isPlainPdfText,
  listFontPieces,
  type PdfFont,
  resolveVisualOrder,
} from "./pdf-text.ts"

/** The style of a line of text; sizes in points. */
export type Look = { size: number; isBold?: boolean; isSoft?: boolean }

/** Position and width of a column, in points. */
export type Column = { x: number; width: number; isRight?: boolean }

/** An A4 document that is written from top to bottom and continues on the next page. */
export type Sheet = {
  /** Writes a line at the current height, without moving down. */
  write: (text: string, column: Column, look: Look) => void
  /** Returns the lines that a text takes in a column. */
  wrap: (text: string, column: Column, look: Look) => string[]
  /** Strokes a horizontal line across the page. */
  rule: () => void
  /** Moves down by this many points. */
  advance: (points: number) => void
  /** Ensures this much space below; true if that started a new page. */
  needRoom: (points: number) => boolean
  /** Returns the current height, from the top of the page. */
  getTop: () => number
  setTop: (top: number) => void
  /** Returns the whole file, with a footer and "Page n of m" on every page. */
  finish: (foot: string) => Promise<Buffer>
}

type Doc = PDFKit.PDFDocument

/** A4 in points, with its margin. */
const pageSize = { width: 595.28, height: 841.89, margin: 50 } as const
const footTop = pageSize.height - pageSize.margin - 10
const lowest = footTop - 30

/** The full width inside the margins. */
export const fullWidth: Column = { x: pageSize.margin, width: pageSize.width - 2 * pageSize.margin }

/** Opens a document. The same content with the same `createdAt` gives the same bytes. */
export function openSheet(about: { title: string; author: string; createdAt: Date }): Sheet {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: "en-AU",
    displayTitle: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.createdAt },
  })
  let top: number = pageSize.margin
  return {
    write: (text, column, look) => writeLine(document, text, { ...column, top }, look),
    wrap: (text, column, look) => wrapLines(document, text, column, look),
    rule: () => drawRule(document, top),
    advance(points) {
      top += points
    },
    needRoom(points) {
      if (top + points <= lowest) return false
      document.addPage()
      top = pageSize.margin
      return true
    },
    getTop: () => top,
    setTop(y) {
      top = y
    },
    finish(foot) {
      writeFeet(document, foot)
      return collect(document)
    },
  }
}

/** Returns the parts of a text in visual order, each with the font that has its characters. */
function listParts(text: string): { font: PdfFont; text: string }[] {
  const clean = formatPdfText(text)
  if (isPlainPdfText(clean)) return [{ font: "plain", text: clean }]
  const hasSpare = getFallbackFont() !== null
  return resolveVisualOrder(clean).flatMap((part) => listFontPieces(part, hasSpare))
}

function applyLook(document: Doc, font: PdfFont, { isBold = false, size, isSoft }: Look) {
  document.fontSize(size).fillColor(isSoft ? "#5b625f" : "#1c2426")
  if (font === "plain") {
    document.font(isBold ? "Helvetica-Bold" : "Helvetica")
    return
  }
  const carried = getEmbeddedFont(isBold)
  const { name, file } = font === "spare" ? (getFallbackFont() ?? carried) : carried
  document.registerFont(name, file).font(name)
}

function measure(document: Doc, text: string, look: Look): number {
  return listParts(text).reduce((width, part) => {
    applyLook(document, part.font, look)
    return width + document.widthOfString(part.text)
  }, 0)
}

function writeLine(document: Doc, text: string, at: Column & { top: number }, look: Look) {
  let x = at.x + (at.isRight ? at.width - measure(document, text, look) : 0)
  for (const part of listParts(text)) {
    applyLook(document, part.font, look)
    document.text(part.text, x, at.top, { lineBreak: false })
    x += document.widthOfString(part.text)
  }
}

function wrapLines(document: Doc, text: string, { width }: Column, look: Look): string[] {
  return wrapText(formatPdfText(text), (line) => measure(document, line, look) <= width)
}

function drawRule(document: Doc, top: number) {
  const { x, width } = fullWidth
  document
    .moveTo(x, top)
    .lineTo(x + width, top)
    .lineWidth(0.7)
    .strokeColor("#857e70")
    .stroke()
}

function writeFeet(document: Doc, foot: string) {
  const look: Look = { size: 8, isSoft: true }
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page)
    writeLine(document, foot, { ...fullWidth, top: footTop }, look)
    const number = `Page ${page + 1} of ${count}`
    writeLine(document, number, { ...fullWidth, isRight: true, top: footTop }, look)
  }
}

function collect(document: Doc): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk))
    document.on("end", () => resolve(Buffer.concat(chunks)))
    document.on("error", reject)
    document.end()
  })
}

/** Wraps a text into lines that each satisfy `fits`; breaks a word that does not fit. */
function wrapText(text: string, fits: (line: string) => boolean): string[] {
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
