import Fastify, { type FastifyInstance } from "fastify"
import type { Kysely } from "kysely"
import { registerBoughtTogether } from "#backend/bought-together/count-bought-together.ts"
import { buildAccountParts } from "./accounts/account-parts.ts"
import { buildAdminGuard } from "./accounts/caller.ts"
import type { PasswordCost } from "./accounts/password.ts"
import { buildNewsletterParts } from "./consents/newsletter.ts"
import { registerNewsletterPages } from "./consents/newsletter-pages.ts"
import { registerUnsubscribe } from "./consents/unsubscribe.ts"
import { registerOwnRecords } from "./customers/own-record-routes.ts"
import type { Database } from "./db/schema.ts"
import type { Deps } from "./deps.ts"
import type { BackendEnv } from "./env.ts"
import { registerFiles } from "./files/file-routes.ts"
import { registerForms } from "./forms/register-forms.ts"
import { registerGraphql } from "./graphql/register-graphql.ts"
import { buildApiError, sendApiError } from "./http/api-error.ts"
import { handleError, registerUnknownRoute } from "./http/error-handler.ts"
import { registerHealth } from "./http/health-routes.ts"
import { isTooDeep } from "./http/request-body.ts"
import {
  buildServerOptions,
  registerRequestLog,
  registerSecurityHeaders,
  registerTime,
} from "./http/server-options.ts"
import { buildFindServedImage, registerImages, registerUpload } from "./images/image-routes.ts"
import type { ImageStore } from "./images/image-store.ts"
import { registerRenditionPruning } from "./images/rendition-cache.ts"
import { buildRenditionService } from "./images/rendition-service.ts"
import { pruneOriginals } from "./images/unused-images.ts"
import { registerJob } from "./jobs/register-job.ts"
import { deriveKey } from "./keys/derive-key.ts"
import { loadLocalities } from "./localities/load-localities.ts"
import type { Mailer } from "./mail/mailer.ts"
import { registerMails } from "./mail/register-mails.ts"
import { type Media, openMedia } from "./media/open-media.ts"
import { registerModels } from "./models/model-routes.ts"
import { hasGoogleKeys } from "./oauth/oauth-parts.ts"
import { registerOauth } from "./oauth/register-oauth.ts"
import { registerMetrics } from "./observability/register-metrics.ts"
import { registerRequestContext } from "./observability/request-context.ts"
import { registerOwnOrders } from "./orders/own-order-routes.ts"
import { registerChanges } from "./outbox/register-changes.ts"
import type { ChangeReceiver } from "./outbox/storefront-webhook.ts"
import { registerPagePublication } from "./pages/publish-page.ts"
import type { PaymentGateway } from "./payments/payment-gateway.ts"
import { registerPreviews } from "./preview/register-previews.ts"
import { registerSelling } from "./register-selling.ts"
import { registerRest } from "./rest/register-rest.ts"
import { registerRetention } from "./retention/register-retention.ts"
import { registerReviewRequests } from "./reviews/request-reviews.ts"
import { buildReviewParts } from "./reviews/review-parts.ts"
import { buildCreateBackup, type CreateBackup } from "./setup/create-backup.ts"
import { buildDemoRemoval } from "./setup/demo-removal.ts"
import { registerStockAlerts } from "./stock-alerts/send-stock-alerts.ts"
import { registerStockAlertPages } from "./stock-alerts/stock-alert-pages.ts"
import { buildStockAlertParts } from "./stock-alerts/stock-alert-parts.ts"
import { registerVideoParts } from "./videos/video-part-routes.ts"
import { registerVideos } from "./videos/video-routes.ts"

export type AppDeps = {
  env: BackendEnv
  db: Kysely<Database>
  now?: () => Date
  store?: ImageStore
  media?: Media
  receiver?: ChangeReceiver
  mailer?: Mailer
  gateway?: PaymentGateway
  createBackup?: CreateBackup
  /** Cost of password hashes; `usualPasswordCost` by default. */
  passwordCost?: PasswordCost | undefined
  /** Receives the log lines; standard output by default. */
  logStream?: { write: (line: string) => void }
}

/**
 * Returns the complete Fastify back end, ready for requests. Delivery of change events starts when
 * the server listens and stops when it closes. Closing does not close the database pool.
 */
export async function buildApp(appDeps: AppDeps): Promise<FastifyInstance> {
  const { env, db, now = () => new Date() } = appDeps
  const options = buildServerOptions(env)
  const { logStream: stream } = appDeps
  const app = Fastify({ ...options, logger: { ...options.logger, ...(stream && { stream }) } })
  app.setErrorHandler(handleError)
  registerSecurityHeaders(app)
  registerRequestLog(app)
  registerRequestContext(app)
  await registerMetrics(app, appDeps)
  registerTime(app, now)
  registerUnknownRoute(app)
  registerPreviews(app, { secret: env.REVALIDATE_SECRET, now })
  app.addHook("preValidation", async (request, reply) => {
    if (!isTooDeep(request.body)) return undefined
    return sendApiError(reply, buildApiError(400, "BAD_REQUEST", { code: "body_too_deep" }))
  })
  const deps = { db, now, hasGoogle: hasGoogleKeys(env) }
  const onMail = registerMails(app, { ...appDeps, now })
  const forms = registerForms(app, { ...deps, env, onMail })
  const selling = await registerSelling(app, { ...appDeps, now, onMail })
  const accounts = buildAccountParts(env, onMail, appDeps.passwordCost)
  const guard = buildAdminGuard({ ...deps, accounts })
  registerHealth(app, deps)
  const media = appDeps.media ?? openMedia(env)
  const store = appDeps.store ?? media.originals
  const removePicture = async (hash: string) => {
    await store.removeOriginal(hash)
    await media.openRenditions(app.log).remove(hash)
  }
  registerMedia(app, deps, { media, store, removePicture })
  registerUpload(app, { ...deps, accounts, guard, store })
  registerVideoParts(app, { guard, store, files: media.files })
  registerModels(app, { ...deps, accounts, adminGuard: guard })
  registerOwnRecords(app, { ...deps, accounts })
  registerOwnOrders(app, { ...deps, accounts })
  registerFiles(app, { ...deps, accounts, adminGuard: guard, folder: media.files })
  const reviews = buildReviewParts(env, onMail)
  registerReviewRequests(app, { ...deps, reviews })
  const alerts = buildStockAlertParts(env, onMail)
  registerStockAlerts(app, { ...deps, alerts })
  registerStockAlertPages(app, { ...deps, alerts })
  const newsletter = buildNewsletterParts(env, onMail)
  registerNewsletterPages(app, { ...deps, newsletter })
  const parts = {
    ...deps,
    newsletter,
    ...selling,
    alerts,
    forms,
    reviews,
    questions: { siteUrl: env.SITE_URL, onMail },
    accounts,
    store,
    files: media.files,
    videos: media.videos,
    maxVideoBytes: env.VIDEO_MAX_MB * 1_000_000,
    removePicture,
    localities: await loadLocalities(env.LOCALITIES_FILE),
    dataDir: env.DATA_DIR,
    demoRemoval: buildDemoRemoval({
      db,
      createBackup: appDeps.createBackup ?? buildCreateBackup(env),
      onError: (err) => app.log.error({ err }, "setup: demonstration content not removed"),
    }),
  }
  registerRest(app, parts)
  registerOauth(app, { ...deps, accounts, env })
  registerGraphql(app, deps, { guard })
  const key = deriveKey(env.TOKEN_SECRET, "consents:unsubscribe")
  registerUnsubscribe(app, { ...deps, newsletter, siteUrl: env.SITE_URL, key })
  registerRetention(app, { ...deps, env })
  registerBoughtTogether(app, deps)
  registerPagePublication(app, deps)
  registerChanges(app, { ...appDeps, now })
  await app.ready()
  return app
}

function registerMedia(
  app: FastifyInstance,
  deps: Deps,
  mediaDeps: { media: Media; store: ImageStore; removePicture: (hash: string) => Promise<void> },
): void {
  const { media, store, removePicture } = mediaDeps
  const cache = media.openRenditions(app.log)
  const service = buildRenditionService({ store, cache, log: app.log })
  registerImages(app, service, buildFindServedImage(deps.db))
  registerVideos(app, { store: media.videos })
  registerRenditionPruning(app, deps, cache)
  registerJob(app, deps, {
    name: "prune-unused-images",
    everyMs: 86_400_000,
    work: (signal) => pruneOriginals({ ...deps, removePicture }, signal),
  })
}
