import { parseMediaEnv, resolveS3Settings, type S3Settings } from "#backend/s3/s3-settings.ts"
import { UserError } from "#scripts/lib/user-error.ts"

/**
 * Returns the settings of the S3 bucket with the shop's media from the environment; null if the
 * media are in the data folder. Throws a UserError if the settings are incomplete.
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
