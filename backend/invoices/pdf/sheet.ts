import PDFDocument from "pdfkit"
import { getCarriedFont, getSpareFont } from "./carried-font.ts"
import { orderWords } from "./order-words.ts"
import { cleanPdfText, isPlainPdfText, listFontPieces, type PdfFont } from "./pdf-text.ts"
import { wrapText } from "./wrap-text.ts"

/** How a line of text looks; sizes in points. */
export type Look = { size: number; isBold?: boolean; isSoft?: boolean }

/** Where a line stands: from `x`, so many points wide. */
export type Column = { x: number; width: number; isRight?: boolean }

/** An A4 paper that is written on from top to bottom, and goes on on the next page. */
export type Sheet = {
  /** Writes a line at the current height, and stays there. */
  write: (text: string, column: Column, look: Look) => void
  /** The lines that a text takes in a column. */
  wrap: (text: string, column: Column, look: Look) => string[]
  /** Draws a line across the page. */
  rule: () => void
  /** Goes down by so many points. */
  advance: (points: number) => void
  /** Makes sure of so much room below; true where that began a new page. */
  needRoom: (points: number) => boolean
  /** Current height, from the top of the page. */
  getTop: () => number
  setTop: (top: number) => void
  /** The whole file, with a foot and "Page n of m" on every page. */
  finish: (foot: string) => Promise<Buffer>
}

type Doc = PDFKit.PDFDocument

/** A4 in points, and the room left free around. */
const paper = { width: 595.28, height: 841.89, margin: 50 } as const
const footTop = paper.height - paper.margin - 10
const lowest = footTop - 30

/** The whole width that is written on. */
export const fullWidth: Column = { x: paper.margin, width: paper.width - 2 * paper.margin }

/** Begins a document. The same content at the same moment gives the same bytes. */
export function openSheet(about: { title: string; author: string; moment: Date }): Sheet {
  const document = new PDFDocument({
    ...{ size: "A4", margin: 0, bufferPages: true, lang: "en-AU", displayTitle: true },
    info: { Title: about.title, Author: about.author, CreationDate: about.moment },
  })
  let top: number = paper.margin
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
      top = paper.margin
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

/** The parts of a text from left to right, each with the font that has its letters. */
function listParts(text: string): { font: PdfFont; text: string }[] {
  const clean = cleanPdfText(text)
  if (isPlainPdfText(clean)) return [{ font: "plain", text: clean }]
  const hasSpare = getSpareFont() !== null
  return orderWords(clean).flatMap((part) => listFontPieces(part, hasSpare))
}

function applyLook(document: Doc, font: PdfFont, { isBold = false, size, isSoft }: Look) {
  document.fontSize(size).fillColor(isSoft ? "#5b625f" : "#1c2426")
  if (font === "plain") {
    document.font(isBold ? "Helvetica-Bold" : "Helvetica")
    return
  }
  const carried = getCarriedFont(isBold)
  const { name, file } = font === "spare" ? (getSpareFont() ?? carried) : carried
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
  return wrapText(cleanPdfText(text), (line) => measure(document, line, look) <= width)
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
