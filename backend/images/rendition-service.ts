import { availableParallelism } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyBaseLogger } from "fastify"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { ImageFormat } from "#lib/contract/image.ts"
import type { Result } from "#lib/contract/result.ts"
import { registerQueueGauge } from "#lib/observability/queue-gauges.ts"
import type { ImageStore } from "./image-store.ts"
import { buildJobQueue } from "./job-queue.ts"
import { buildRenditionKey, type Rendition, renderRendition, renditionRecipe } from "./rendition.ts"
import type { RenditionCache } from "./rendition-cache.ts"
import { isTimeout } from "./sharp-image.ts"

const maxWaiting = 500
const maxWaitingHuge = 20
// Several concurrent AVIFs wider than this take a gigabyte of memory together.
const hugeFromWidth = 2_000
/**
 * Node's thread pool has four threads, shared by file reads and rendering. AVIFs use at most three
 * of them, so that fast work never waits for slow work.
 */
const atOnce = Math.min(2, availableParallelism())
/** An idle processor renders an AVIF of 1200 pixels within this time; wider ones take longer. */
const timeoutMs = 1_500

/** A rendered image with its actual format. */
export type RenderedImage = { bytes: Buffer; format: ImageFormat }

export type RenditionService = {
  /**
   * Returns the image from the cache or rendered now, or an error. If a fallback format is given,
   * it is returned after the timeout, while the requested rendition continues in the background and
   * is cached for later requests.
   */
  getRendition: (rendition: Rendition, fallbackFormat: ImageFormat | null) => Promise<Rendered>
}

/**
 * Builds the service that renders missing renditions: one job per rendition, with limited
 * concurrency. No AVIF starts while fast formats are queued, since a client waits for those.
 */
export function buildRenditionService(deps: {
  store: ImageStore
  cache: RenditionCache
  log: FastifyBaseLogger
  render?: typeof renderRendition
  /** Resolves when a client has waited long enough for an AVIF. */
  timeout?: () => Promise<null>
}): RenditionService {
  const quickQueue = buildJobQueue<Rendered>({ concurrent: atOnce, maxWaiting })
  const avifQueue = buildJobQueue<Rendered>({ concurrent: atOnce, maxWaiting })
  const hugeQueue = buildJobQueue<Rendered>({ concurrent: 1, maxWaiting: maxWaitingHuge })
  const queues = [quickQueue, avifQueue, hugeQueue]
  registerQueueGauge("images", () => queues.reduce((sum, queue) => sum + queue.countWaiting(), 0))

  const waitFor = withSharedTimeout<Rendered>(deps.timeout ?? waitForTimeout)
  const resolveQueue = ({ format, width }: Rendition) => {
    if (format !== "avif") return quickQueue
    return width > hugeFromWidth ? hugeQueue : avifQueue
  }

  const render = async (rendition: Rendition): Promise<Rendered> => {
    const original = await deps.store.getOriginal(rendition.hash)
    if (original === null) return notFound({ code: "picture_not_found" })
    try {
      const bytes = await (deps.render ?? renderRendition)(original, rendition)
      await deps.cache.put(rendition, bytes)
      return { ok: true, value: { bytes, format: rendition.format } }
    } catch (error) {
      deps.log.error({ err: error, hash: rendition.hash }, "images: render failed")
      if (isTimeout(error)) return unavailable({ code: "picture_render_timeout" })
      return notFound({ code: "picture_damaged" })
    }
  }

  const getRendition: RenditionService["getRendition"] = async (rendition, fallbackFormat) => {
    try {
      const cached = await deps.cache.get(rendition)
      if (cached !== null) {
        return { ok: true, value: { bytes: cached, format: rendition.format } }
      }
      const tag = buildRenditionTag(rendition)
      const queue = resolveQueue(rendition)
      const rendering = queue.run(tag, async () => {
        if (queue !== quickQueue) await quickQueue.whenIdle()
        return render(rendition)
      })
      const rendered = await (fallbackFormat === null ? rendering : waitFor(rendering))
      if (rendered !== null) return rendered
      if (fallbackFormat !== null)
        return await getRendition({ ...rendition, format: fallbackFormat }, null)
      return unavailable({ code: "picture_renders_busy" })
    } catch (error) {
      deps.log.error({ err: error, hash: rendition.hash }, "images: read failed")
      return unavailable({ code: "picture_store_unavailable" })
    }
  }
  return { getRendition }
}

type Rendered = Result<RenderedImage, ApiError>

function waitForTimeout(): Promise<null> {
  return sleep(timeoutMs, null, { ref: false })
}

/**
 * Waits for a job until the timeout and then returns null. The timeout starts with the job's first
 * request; later requests for the same job share it.
 */
function withSharedTimeout<T>(startTimeout: () => Promise<null>) {
  const ends = new WeakMap<Promise<T>, Promise<null>>()
  return async (job: Promise<T> | null): Promise<T | null> => {
    if (job === null) return null
    const end = ends.get(job) ?? startTimeout()
    ends.set(job, end)
    return Promise.race([job, end])
  }
}

/** Builds the ETag value of a rendition: equal for equal bytes, also across restarts. */
export function buildRenditionTag(rendition: Rendition): string {
  const { aspect, width, format } = rendition
  return `${buildRenditionKey(rendition)}-${aspect}-${width}-${format}-${renditionRecipe}`
}

function notFound(detail: ErrorDetail): Rendered {
  return { ok: false, error: buildApiError(404, "NOT_FOUND", detail) }
}

function unavailable(detail: ErrorDetail): Rendered {
  const error = buildApiError(503, "UNAVAILABLE", detail)
  return { ok: false, error: { ...error, retryAfterSeconds: 2 } }
}
