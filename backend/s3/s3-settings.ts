import { z } from "zod"

/** Schema of the environment variables of the media storage. */
export const mediaEnvSchema = z.object({
  /** Data folder. Contains images and videos unless an S3 storage is configured. */
  DATA_DIR: z.string().min(1).default(".data"),
  /** Folder of the rendition cache (reproducible). Default: media/renditions in DATA_DIR. */
  IMAGE_CACHE_DIR: z.string().min(1).optional(),
  /** S3-compatible storage of all media. Set endpoint, bucket, key and secret, or none of them. */
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
  /** "true" (default): bucket name in the URL path. "false": bucket name in the host name. */
  MEDIA_S3_PATH_STYLE: z.enum(["true", "false"]).optional(),
})

export type MediaEnv = z.infer<typeof mediaEnvSchema>

/** Parses the media settings; empty variables count as unset. Throws an Error for invalid ones. */
export function parseMediaEnv(variables: Record<string, string | undefined>): MediaEnv {
  const entries = Object.entries(variables).filter(([, value]) => value)
  const missing = listMissingS3(new Set(entries.map(([name]) => name)))
  if (missing.length > 0) {
    throw new Error(`of the MEDIA_S3 variables, ${missing.join(" and ")} must be set too`)
  }
  const parsed = mediaEnvSchema.safeParse(Object.fromEntries(entries))
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `${issue.path}: ${issue.message}`).join("; "))
}

/** Location and credentials of the bucket with the shop's media. */
export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  key: string
  secret: string
  /** True if the bucket name is in the URL path instead of the host name. */
  isPathStyle: boolean
}

const belongTogether = ["MEDIA_S3_ENDPOINT", "MEDIA_S3_BUCKET", "MEDIA_S3_KEY", "MEDIA_S3_SECRET"]

/** Lists the required S3 variables that are missing although others are set. */
export function listMissingS3(names: ReadonlySet<string>): string[] {
  const missing = belongTogether.filter((name) => !names.has(name))
  return missing.length === belongTogether.length ? [] : missing
}

/** Returns the S3 settings, or null if the media are in the data folder. */
export function resolveS3Settings(env: MediaEnv): S3Settings | null {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_BUCKET: bucket } = env
  const { MEDIA_S3_KEY: key, MEDIA_S3_SECRET: secret } = env
  if (!endpoint || !bucket || !key || !secret) return null
  const region = env.MEDIA_S3_REGION ?? "us-east-1"
  return { endpoint, bucket, key, secret, region, isPathStyle: env.MEDIA_S3_PATH_STYLE !== "false" }
}
