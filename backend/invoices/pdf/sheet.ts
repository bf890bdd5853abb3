import PDFDocument from "pdfkit"
import { getCarriedFont } from "./carried-font.ts"
import { cleanPdfText, isPlainPdfText, keepCarriedSigns } from "./pdf-text.ts"
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

/** Sets a font that has the text's letters; gives the text as it can be shown with it. */
function applyLook(document: Doc, text: string, look: Look): string {
  document.fontSize(look.size).fillColor(look.isSoft ? "#5b625f" : "#1c2426")
  const clean = cleanPdfText(text)
  if (isPlainPdfText(clean)) {
    document.font(look.isBold ? "Helvetica-Bold" : "Helvetica")
    return clean
  }
  const { name, file } = getCarriedFont(look.isBold ?? false)
  document.registerFont(name, file).font(name)
  return keepCarriedSigns(clean)
}

function writeLine(document: Doc, text: string, at: Column & { top: number }, look: Look) {
  const words = applyLook(document, text, look)
  const gap = at.isRight ? at.width - document.widthOfString(words) : 0
  document.text(words, at.x + gap, at.top, { lineBreak: false })
}

function wrapLines(document: Doc, text: string, { width }: Column, look: Look): string[] {
  const words = applyLook(document, text, look)
  return wrapText(words, (line) => document.widthOfString(line) <= width)
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
