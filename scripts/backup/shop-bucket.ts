import { parseMediaEnv, resolveS3Settings, type S3Settings } from "#backend/media/s3-settings.ts"
import { UserError } from "#scripts/lib/user-error.ts"

/**
 * The bucket that keeps the shop's media, by the environment; null where they lie in the data folder.
 * Throws a StartFault where its settings are not whole.
 */
export function getShopBucket(): S3Settings | null {
  try {
    return resolveS3Settings(parseMediaEnv(process.env))
  } catch (error) {
    throw new UserError(
      `The place of pictures is not clear: ${error instanceof Error ? error.message : error}.`,
    )
  }
}
