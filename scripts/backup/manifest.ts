import { z } from "zod"

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const file = z.object({ path: z.string(), bytes: z.number(), sha256: hash })

/** What a backup says of itself; it comes first in the file. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The steps that had made the database's tables, in their order. */
  migrations: z.array(z.object({ name: z.string(), checksum: hash })),
  tables: z.array(
    file.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() }),
  ),
  /** Where each sequence stood; null for one that was never used. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Pictures, films, customers' files, and the secrets. */
  files: z.array(file),
  /** The bucket that kept the media, which are then not in the backup; null where they are. */
  bucket: z.string().nullable().default(null),
  /** What was wrong with the books at that moment: a restored shop must say exactly the same. */
  violations: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type FileEntry = z.infer<typeof file>
export type TableEntry = Manifest["tables"][number]

export const manifestName = "manifest.json"
