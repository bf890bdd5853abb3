import { createWriteStream } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { pipeline } from "node:stream/promises"
import { exportCatalogue } from "#backend/catalogue-csv/export-catalogue.ts"
import { buildErrorResult, type Command } from "../command.ts"
import { formatFileError } from "../format-file-error.ts"

/**
 * Exports the whole catalogue to a file. Writes to a `.part` file first and renames it when
 * complete.
 */
export const exportCatalogueCommand: Command = {
  name: "catalogue export",
  description: "Writes all products into a CSV file with Shopify's columns.",
  operands: ["FILE"],
  options: {},
  notes: [
    "A cell that a spreadsheet would run as a formula begins with an apostrophe; import takes it off.",
    "SKUs that are switched off are left out.",
  ],
  async run(input, { db, now, siteUrl, terminal, resolveFile }) {
    const path = resolveFile(input.operand(0))
    const draft = `${path}.part`
    let products = 0
    const onProduct = (count: number) => {
      products = count
      terminal.showProgress(`${count} products`)
    }
    try {
      const pieces = exportCatalogue({ db, siteUrl, now: now(), onProduct })
      await pipeline(pieces, createWriteStream(draft))
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      const reason = formatFileError(error)
      if (reason === null) throw error
      return buildErrorResult(`${path} cannot be written: ${reason}.`)
    } finally {
      terminal.showProgress("")
    }
    return { lines: [`${products} products are in ${path}.`], data: { products, path } }
  },
}
