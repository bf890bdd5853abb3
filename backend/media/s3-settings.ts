import { z } from "zod"

/** The variables that say where media are kept. */
export const mediaEnvSchema = z.object({
  /** Folder of pictures and videos, unless the storage below keeps them. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** Folder of rendered pictures, which can be made again; media/renditions in DATA_DIR otherwise. */
  IMAGE_CACHE_DIR: z.string().min(1).optional(),
  /** S3-compatible storage of pictures, videos and customers' files: endpoint to secret, or none. */
  MEDIA_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  MEDIA_S3_KEY: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
  MEDIA_S3_REGION: z.string().min(1).optional(),
  /** Whether the bucket is named in the path of addresses (the default), or in their host. */
  MEDIA_S3_PATH_STYLE: z.enum(["true", "false"]).optional(),
})

export type MediaEnv = z.infer<typeof mediaEnvSchema>

/** Where media are kept, by variables of which empty ones do not count. Throws a sentence. */
export function parseMediaEnv(variables: Record<string, string | undefined>): MediaEnv {
  const given = Object.entries(variables).filter(([, value]) => value)
  const missing = listMissingS3(new Set(given.map(([name]) => name)))
  if (missing.length > 0) {
    throw new Error(`of the MEDIA_S3 variables, ${missing.join(" and ")} must be set too`)
  }
  const parsed = mediaEnvSchema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `${issue.path}: ${issue.message}`).join("; "))
}

/** Which bucket keeps the shop's media, and with which key. */
export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  key: string
  secret: string
  /** The bucket is named in the path; in the host otherwise. */
  isPathStyle: boolean
}

const belongTogether = ["MEDIA_S3_ENDPOINT", "MEDIA_S3_BUCKET", "MEDIA_S3_KEY", "MEDIA_S3_SECRET"]

/** Variables that are not set although others of the storage are. */
export function listMissingS3(names: ReadonlySet<string>): string[] {
  const missing = belongTogether.filter((name) => !names.has(name))
  return missing.length === belongTogether.length ? [] : missing
}

/** The storage of the shop's media; null where they lie in the data folder. */
export function resolveS3Settings(env: MediaEnv): S3Settings | null {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_BUCKET: bucket } = env
  const { MEDIA_S3_KEY: key, MEDIA_S3_SECRET: secret } = env
  if (!endpoint || !bucket || !key || !secret) return null
  const region = env.MEDIA_S3_REGION ?? "us-east-1"
  return { endpoint, bucket, key, secret, region, isPathStyle: env.MEDIA_S3_PATH_STYLE !== "false" }
}
