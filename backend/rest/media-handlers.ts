import {
  deleteImage,
  getAuditedImage,
  getMediaItem,
  listImageTags,
  replaceImage,
  updateImage,
} from "#backend/images/media-library.ts"
import { mediaCalls } from "#lib/contract/media-calls.ts"
import { buildAdminHandler, type RestDeps } from "./rest-handler.ts"

const snapshot = ({ body }: { body: { hash: string } }, { db }: RestDeps) =>
  getAuditedImage(db, body.hash)

/** The handlers of administrators' calls about the media library. */
export const mediaHandlers = {
  getImage: buildAdminHandler(mediaCalls.getImage, async ({ body }, { db }) => ({
    ok: true,
    value: { item: await getMediaItem(db, body.hash) },
  })),
  updateImage: buildAdminHandler(
    mediaCalls.updateImage,
    ({ body }, { db }) => updateImage(db, body),
    { snapshot },
  ),
  replaceImage: buildAdminHandler(
    mediaCalls.replaceImage,
    ({ body }, { db }) => replaceImage(db, body),
    { snapshot },
  ),
  deleteImage: buildAdminHandler(
    mediaCalls.deleteImage,
    ({ body }, { db, removePicture }) => deleteImage(db, body.hash, removePicture),
    { snapshot },
  ),
  listImageTags: buildAdminHandler(mediaCalls.listImageTags, async (_input, { db }) => ({
    ok: true,
    value: await listImageTags(db),
  })),
}
