import { availableParallelism } from "node:os"
import type { FastifyBaseLogger } from "fastify"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import { watchQueue } from "#lib/contract/watch/queue-lengths.ts"
import type { ImageStore } from "./image-store.ts"
import { buildJobQueue } from "./job-queue.ts"
import { renderRendition, renditionRecipe } from "./render-rendition.ts"
import type { Rendition } from "./rendition.ts"
import type { RenditionCache } from "./rendition-cache.ts"
import { isOutOfTime } from "./sharp-image.ts"

const maxWaiting = 500
const maxWaitingHuge = 20
// Wider ones take a gigabyte between them when several are made at once.
const hugeFromWidth = 2_000

export type RenditionService = {
  /** The picture's bytes, from disk or rendered now, or the reason why it cannot be had. */
  getRendition: (rendition: Rendition) => Promise<Buffer | Refusal>
}

/** Renders what is not on disk yet: one job per rendition, as many at once as there are processors. */
export function buildRenditionService(parts: {
  store: ImageStore
  cache: RenditionCache
  log: FastifyBaseLogger
  concurrent?: number
  maxWaiting?: number
}): RenditionService {
  const queue = buildJobQueue<Buffer | Refusal>({
    concurrent: parts.concurrent ?? availableParallelism(),
    maxWaiting: parts.maxWaiting ?? maxWaiting,
  })

  const hugeQueue = buildJobQueue<Buffer | Refusal>({ concurrent: 1, maxWaiting: maxWaitingHuge })
  watchQueue("pictures", () => queue.countWaiting() + hugeQueue.countWaiting())

  const render = async (rendition: Rendition): Promise<Buffer | Refusal> => {
    const original = await parts.store.getOriginal(rendition.hash)
    if (original === null) return buildRefusal(404, "NOT_FOUND", "There is no such picture.")
    try {
      const bytes = await renderRendition(original, rendition)
      await parts.cache.put(rendition, bytes)
      return bytes
    } catch (fault) {
      parts.log.error({ err: fault, hash: rendition.hash }, "an original could not be rendered")
      if (isOutOfTime(fault)) return unavailable("This picture takes too long to render.")
      return buildRefusal(404, "NOT_FOUND", "This picture is damaged and cannot be shown.")
    }
  }

  return {
    async getRendition(rendition) {
      try {
        const kept = await parts.cache.get(rendition)
        if (kept !== null) return kept
        const line = rendition.width > hugeFromWidth ? hugeQueue : queue
        const rendered = line.run(buildRenditionTag(rendition), () => render(rendition))
        return (await rendered) ?? unavailable("Too many pictures are being rendered.")
      } catch (fault) {
        parts.log.error({ err: fault, hash: rendition.hash }, "a picture could not be read")
        return unavailable("Pictures cannot be read at the moment.")
      }
    },
  }
}

/** What tells one rendition's bytes from another's; the same for ever for the same bytes. */
export function buildRenditionTag({ hash, aspect, width, format }: Rendition): string {
  return `${hash}-${aspect}-${width}-${format}-${renditionRecipe}`
}

function unavailable(message: string): Refusal {
  return { ...buildRefusal(503, "UNAVAILABLE", `${message} Try again.`), retryAfterSeconds: 2 }
}
