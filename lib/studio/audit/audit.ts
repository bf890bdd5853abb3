import { z } from "zod"
import { locales } from "#lib/contract/languages.ts"
import { type FindingCode, isFindingCode } from "./finding.ts"

const pathIndex = z.int().min(0)

/** An audit as it is kept. Pages are named by their place in `pages`. */
export const auditSchema = z.object({
  version: z.literal(1),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Language of the pages; English where it is not told. */
  locale: z.enum(locales).optional(),
  /** Whether there were more addresses than one audit reads. */
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
      /** How many pages have it, of which the first thousand are named. */
      count: z.int().min(1),
      pages: z.array(pathIndex),
    }),
  ),
})

/** What the audit of the whole site found, and which page links to which. */
export type Audit = z.infer<typeof auditSchema>
