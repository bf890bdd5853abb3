import { availableParallelism } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyBaseLogger } from "fastify"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import type { ImageFormat } from "#lib/contract/image.ts"
import { watchQueue } from "#lib/contract/watch/queue-lengths.ts"
import type { ImageStore } from "./image-store.ts"
import { buildJobQueue } from "./job-queue.ts"
import { renderRendition, renditionRecipe } from "./render-rendition.ts"
import type { Rendition } from "./rendition.ts"
import type { RenditionCache } from "./rendition-cache.ts"
import { isOutOfTime } from "./sharp-image.ts"

const maxWaiting = 500
const maxWaitingHuge = 20
// AVIFs wider than this take a gigabyte between them when several are made at once.
const hugeFromWidth = 2_000
/**
 * Node has four threads for reading files and rendering alike. AVIFs take three of them at most, so
 * that what is quick never waits for what is slow.
 */
const atOnce = Math.min(2, availableParallelism())
/** An idle processor makes an AVIF of 1200 pixels within this; wider ones, and busy ones, take longer. */
const patienceMs = 1_500

/** What is rendered of an original, in the format that it has. */
export type RenderedPicture = { bytes: Buffer; format: ImageFormat }

export type RenditionService = {
  /**
   * The picture from disk or rendered now, or the reason why it cannot be had. Where a format is named
   * that may stand in, it is given in place of a rendition that takes long, which goes on being made
   * and is kept for those who come later.
   */
  getRendition: (
    rendition: Rendition,
    standIn: ImageFormat | null,
  ) => Promise<RenderedPicture | Refusal>
}

/**
 * Renders what is not on disk yet: one job per rendition, a few at once. No AVIF is begun while there
 * is something quick to do, since somebody waits for that.
 */
export function buildRenditionService(parts: {
  store: ImageStore
  cache: RenditionCache
  log: FastifyBaseLogger
  render?: typeof renderRendition
  /** Ends when a visitor has waited long enough. */
  patience?: () => Promise<null>
}): RenditionService {
  const quickQueue = buildJobQueue<Rendered>({ concurrent: atOnce, maxWaiting })
  const avifQueue = buildJobQueue<Rendered>({ concurrent: atOnce, maxWaiting })
  const hugeQueue = buildJobQueue<Rendered>({ concurrent: 1, maxWaiting: maxWaitingHuge })
  const queues = [quickQueue, avifQueue, hugeQueue]
  watchQueue("pictures", () => queues.reduce((sum, queue) => sum + queue.countWaiting(), 0))

  const waitFor = shareWait<Rendered>(parts.patience ?? waitPatiently)
  const resolveQueue = ({ format, width }: Rendition) => {
    if (format !== "avif") return quickQueue
    return width > hugeFromWidth ? hugeQueue : avifQueue
  }

  const render = async (rendition: Rendition): Promise<Rendered> => {
    const original = await parts.store.getOriginal(rendition.hash)
    if (original === null) return buildRefusal(404, "NOT_FOUND", "There is no such picture.")
    try {
      const bytes = await (parts.render ?? renderRendition)(original, rendition)
      await parts.cache.put(rendition, bytes)
      return { bytes, format: rendition.format }
    } catch (fault) {
      parts.log.error({ err: fault, hash: rendition.hash }, "an original could not be rendered")
      if (isOutOfTime(fault)) return unavailable("This picture takes too long to render.")
      return buildRefusal(404, "NOT_FOUND", "This picture is damaged and cannot be shown.")
    }
  }

  const getRendition: RenditionService["getRendition"] = async (rendition, standIn) => {
    try {
      const kept = await parts.cache.get(rendition)
      if (kept !== null) return { bytes: kept, format: rendition.format }
      const tag = buildRenditionTag(rendition)
      const queue = resolveQueue(rendition)
      const rendering = queue.run(tag, async () => {
        if (queue !== quickQueue) await quickQueue.whenIdle()
        return render(rendition)
      })
      const rendered = await (standIn === null ? rendering : waitFor(rendering))
      if (rendered !== null) return rendered
      if (standIn !== null) return await getRendition({ ...rendition, format: standIn }, null)
      return unavailable("Too many pictures are being rendered.")
    } catch (fault) {
      parts.log.error({ err: fault, hash: rendition.hash }, "a picture could not be read")
      return unavailable("Pictures cannot be read at the moment.")
    }
  }
  return { getRendition }
}

type Rendered = RenderedPicture | Refusal

function waitPatiently(): Promise<null> {
  return sleep(patienceMs, null, { ref: false })
}

/**
 * Waits for a job as long as patience lasts, and gives null then. It begins with the job's first asker:
 * nobody who comes later waits for as long again.
 */
function shareWait<T>(patience: () => Promise<null>) {
  const ends = new WeakMap<Promise<T>, Promise<null>>()
  return async (job: Promise<T> | null): Promise<T | null> => {
    if (job === null) return null
    const end = ends.get(job) ?? patience()
    ends.set(job, end)
    return Promise.race([job, end])
  }
}

/** What tells one rendition's bytes from another's; the same for ever for the same bytes. */
export function buildRenditionTag({ hash, aspect, width, format }: Rendition): string {
  return `${hash}-${aspect}-${width}-${format}-${renditionRecipe}`
}

function unavailable(message: string): Refusal {
  return { ...buildRefusal(503, "UNAVAILABLE", `${message} Try again.`), retryAfterSeconds: 2 }
}
