import { join } from "node:path"
import { buildFileFolder, buildS3FileFolder, type FileFolder } from "#backend/files/file-folder.ts"
import {
  buildFileImageStore,
  buildS3ImageStore,
  type ImageStore,
} from "#backend/images/image-store.ts"
import {
  buildRenditionCache,
  buildS3RenditionCache,
  type MediaLog,
  type RenditionCache,
} from "#backend/images/rendition-cache.ts"
import { Bucket } from "#backend/s3/bucket.ts"
import { type MediaEnv, resolveS3Settings } from "#backend/s3/s3-settings.ts"
import {
  buildFileVideoStore,
  buildS3VideoStore,
  type VideoStore,
} from "#backend/videos/video-store.ts"

const maxRenditionBytes = 2_000_000_000

/** Storage of everything outside the database: images, videos and customers' files. */
export type Media = {
  originals: ImageStore
  files: FileFolder
  videos: VideoStore
  openRenditions: (log: MediaLog) => RenditionCache
  /**
   * Removes an image with all its renditions. Other machines remove their cached ones within the
   * hour.
   */
  removePicture: (hash: string) => Promise<void>
  /** Throws if the storage is not usable: a BucketError if its settings are wrong. */
  check: () => Promise<void>
}

/** Opens the shop's media storage: the configured S3 bucket, or the data folder. */
export function openMedia(env: MediaEnv): Media {
  const stores = openStores(env)
  return {
    ...stores,
    async removePicture(hash) {
      await stores.originals.removeOriginal(hash)
      await stores.openRenditions({ warn() {} }).remove(hash)
    },
  }
}

function openStores(env: MediaEnv): Omit<Media, "removePicture"> {
  const dataDir = env.DATA_DIR
  const folder = env.IMAGE_CACHE_DIR ?? join(dataDir, "media", "renditions")
  const openLocalCache = (log: MediaLog) =>
    buildRenditionCache({ folder, maxBytes: maxRenditionBytes, log })
  const settings = resolveS3Settings(env)
  if (settings === null) {
    return {
      originals: buildFileImageStore(dataDir),
      files: buildFileFolder(dataDir),
      videos: buildFileVideoStore(dataDir),
      openRenditions: openLocalCache,
      check: async () => {},
    }
  }
  const bucket = new Bucket(settings)
  return {
    originals: buildS3ImageStore(bucket),
    files: buildS3FileFolder(bucket),
    videos: buildS3VideoStore(bucket),
    openRenditions: (log) => buildS3RenditionCache({ bucket, near: openLocalCache(log), log }),
    check: () => bucket.check(),
  }
}
