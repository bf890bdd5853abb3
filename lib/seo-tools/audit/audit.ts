import { z } from "zod"
import { locales } from "#lib/contract/languages.ts"
import { type FindingCode, isFindingCode } from "./finding.ts"

const pathIndex = z.int().min(0)

/** Schema of a stored audit. Pages are referenced by their index in `pages`. */
export const auditSchema = z.object({
  version: z.literal(1),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Language of the pages; English if absent. */
  locale: z.enum(locales).optional(),
  /** Whether there were more URLs than one audit reads. */
  isCut: z.boolean(),
  pages: z.array(
    z.object({
      path: z.string(),
      isListed: z.boolean(),
      status: z.int(),
      /** Pages that it links to. */
      links: z.array(pathIndex),
    }),
  ),
  groups: z.array(
    z.object({
      code: z.custom<FindingCode>((text) => typeof text === "string" && isFindingCode(text)),
      subject: z.string(),
      /** Number of pages that have it; only the first thousand are listed. */
      count: z.int().min(1),
      pages: z.array(pathIndex),
    }),
  ),
})

/** Result of an audit of the whole site, with the link graph of its pages. */
export type Audit = z.infer<typeof auditSchema>
