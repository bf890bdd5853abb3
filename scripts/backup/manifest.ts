import { z } from "zod"

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const file = z.object({ path: z.string(), bytes: z.number(), sha256: hash })

/** Schema of a backup's manifest, the first entry of the archive. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The applied migrations, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: hash })),
  tables: z.array(
    file.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() }),
  ),
  /** Last value of each sequence; null for an unused one. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Images, videos, customers' files, and the secrets. */
  files: z.array(file),
  /** The bucket that stores the media, which the backup then omits; null if it contains them. */
  bucket: z.string().nullable().default(null),
  /** Invariant violations in the snapshot: a restored database must have exactly the same. */
  violations: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type FileEntry = z.infer<typeof file>
export type TableEntry = Manifest["tables"][number]

export const manifestName = "manifest.json"
