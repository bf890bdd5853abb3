import Fastify, { type FastifyInstance } from "fastify"
import type { Kysely } from "kysely"
import { buildAccountParts } from "./accounts/account-parts.ts"
import { buildAdminDoor } from "./admin/admin-door.ts"
import { buildChangeDeliverer } from "./changes/change-deliverer.ts"
import { buildChangeListener } from "./changes/change-listener.ts"
import { buildStorefrontReceiver, type ChangeReceiver } from "./changes/change-receiver.ts"
import { registerUnsubscribe } from "./consents/unsubscribe-routes.ts"
import { registerOwnRecords } from "./customers/own-record-routes.ts"
import type { Database } from "./db/schema.ts"
import type { BackendEnv } from "./env.ts"
import { buildFileFolder } from "./files/file-folder.ts"
import { registerFiles } from "./files/file-routes.ts"
import { registerForms } from "./forms/register-forms.ts"
import { registerGraphql } from "./graphql/register-graphql.ts"
import { handleError } from "./http/error-handler.ts"
import { registerHealth } from "./http/health-routes.ts"
import { buildRefusal, sendRefusal } from "./http/refusal.ts"
import { isTooDeep } from "./http/request-body.ts"
import { registerRequestLog } from "./http/request-log.ts"
import { registerSecurityHeaders } from "./http/security-headers.ts"
import { buildServerOptions } from "./http/server-options.ts"
import { registerUnknownRoute } from "./http/unknown-route.ts"
import { buildFileImageStore } from "./images/file-image-store.ts"
import { registerImages } from "./images/image-routes.ts"
import type { ImageStore } from "./images/image-store.ts"
import { buildRenditionCache } from "./images/rendition-cache.ts"
import { buildRenditionService } from "./images/rendition-service.ts"
import { registerUpload } from "./images/upload-route.ts"
import { deriveKey } from "./keys/derive-key.ts"
import type { Mailer } from "./mail/mailer.ts"
import { registerMails } from "./mail/register-mails.ts"
import { registerModels } from "./models/model-routes.ts"
import { registerOauth } from "./oauth/register-oauth.ts"
import type { PaymentGateway } from "./payments/payment-gateway.ts"
import { registerPreviews } from "./preview/register-previews.ts"
import { registerSelling } from "./register-selling.ts"
import { registerRest } from "./rest/register-rest.ts"
import { registerRetention } from "./retention/register-retention.ts"
import { registerVideos } from "./videos/video-routes.ts"

const maxRenditionBytes = 2_000_000_000

export type AppParts = {
  env: BackendEnv
  db: Kysely<Database>
  now?: () => Date
  store?: ImageStore
  receiver?: ChangeReceiver
  mailer?: Mailer
  gateway?: PaymentGateway
  /** Takes the log's lines; standard output otherwise. */
  logStream?: { write: (line: string) => void }
}

/**
 * The whole back end, ready for requests. Announcing changes begins when it listens; closing it
 * ends that, but leaves the database open.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, db, now = () => new Date() } = parts
  const options = buildServerOptions(env)
  const { logStream: stream } = parts
  const app = Fastify({ ...options, logger: { ...options.logger, ...(stream && { stream }) } })
  app.setErrorHandler(handleError)
  registerSecurityHeaders(app)
  registerRequestLog(app)
  registerUnknownRoute(app)
  registerPreviews(app, { secret: env.REVALIDATE_SECRET, now })
  app.addHook("preValidation", async (request, reply) => {
    if (!isTooDeep(request.body)) return undefined
    return sendRefusal(reply, buildRefusal(400, "BAD_REQUEST", "The body nests too deeply."))
  })
  const deps = { db, now }
  const onMail = registerMails(app, { ...parts, now })
  const forms = registerForms(app, { ...deps, env, onMail })
  const selling = registerSelling(app, { ...parts, now, onMail })
  const accounts = buildAccountParts(env, onMail)
  const door = buildAdminDoor({ ...deps, accounts })
  registerHealth(app, deps)
  registerMedia(app, parts)
  const store = parts.store ?? buildFileImageStore(env.DATA_DIR)
  registerUpload(app, { ...deps, door, store })
  registerModels(app, { ...deps, door })
  registerOwnRecords(app, { ...deps, accounts })
  registerFiles(app, { ...deps, accounts, door, folder: buildFileFolder(env.DATA_DIR) })
  registerRest(app, { ...deps, ...selling, forms, accounts, store })
  registerOauth(app, { ...deps, accounts, env })
  registerGraphql(app, deps)
  const key = deriveKey(env.TOKEN_SECRET, "consents:unsubscribe")
  registerUnsubscribe(app, { ...deps, siteUrl: env.SITE_URL, key })
  registerRetention(app, { ...deps, env })
  announceChanges(app, parts, now)
  await app.ready()
  return app
}

function registerMedia(app: FastifyInstance, { env, store }: AppParts): void {
  const dataDir = env.DATA_DIR
  const cache = buildRenditionCache({ dataDir, maxBytes: maxRenditionBytes, log: app.log })
  const originals = store ?? buildFileImageStore(dataDir)
  registerImages(app, buildRenditionService({ store: originals, cache, log: app.log }))
  registerVideos(app, { dataDir })
  app.addHook("onListen", () => void cache.sweep())
}

function announceChanges(app: FastifyInstance, parts: AppParts, now: () => Date): void {
  const { env, db } = parts
  const storefront = { storefrontUrl: env.STOREFRONT_URL, secret: env.REVALIDATE_SECRET, now }
  const receiver = parts.receiver ?? buildStorefrontReceiver(storefront)
  const deliverer = buildChangeDeliverer({ db, receiver, log: app.log })
  const listener = buildChangeListener({
    databaseUrl: env.DATABASE_URL,
    onChange: deliverer.wake,
    log: app.log,
  })
  app.addHook("onListen", () => {
    listener.start()
    deliverer.start()
  })
  app.addHook("onClose", async () => {
    await listener.stop()
    await deliverer.stop()
  })
}
