import type { FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { authorizeAdminCall, resolveCaller, type SessionCaller } from "#backend/accounts/caller.ts"
import { missingToken } from "#backend/accounts/tokens.ts"
import { runAdminCall } from "#backend/admin/run-admin-call.ts"
import type { AuditedResult } from "#backend/audit/with-audit.ts"
import type { CartDeps } from "#backend/cart/cart-parts.ts"
import type { NewsletterDeps } from "#backend/consents/newsletter.ts"
import type { FileFolder } from "#backend/files/file-folder.ts"
import type { FormDeps } from "#backend/forms/form-parts.ts"
import { type ApiError, sendApiError } from "#backend/http/api-error.ts"
import { serverErrorBody } from "#backend/http/error-handler.ts"
import type { ImageStore } from "#backend/images/image-store.ts"
import { buildClientHash, isSharedAddress, resolveClientIp } from "#backend/limits/client.ts"
import type { OrderDeps } from "#backend/orders/order-parts.ts"
import { buildReaderDeps, withRequestLanguage } from "#backend/preview/register-previews.ts"
import type { QuestionDeps } from "#backend/questions/question-parts.ts"
import type { ReviewDeps } from "#backend/reviews/review-parts.ts"
import type { DemoRemoval } from "#backend/setup/demo-removal.ts"
import type { StockAlertDeps } from "#backend/stock-alerts/stock-alert-parts.ts"
import { withTranslatedImages } from "#backend/translations/translated-images.ts"
import { withTranslatedNames } from "#backend/translations/translated-names.ts"
import type { VideoStore } from "#backend/videos/video-store.ts"
import type { VoucherDeps } from "#backend/vouchers/voucher-parts.ts"
import { getAdminCall } from "#lib/contract/admin-access.ts"
import { formatErrorDetail, parseIssueMessage } from "#lib/contract/error-detail.ts"
import type { ImageAspect } from "#lib/contract/image.ts"
import type { Locality } from "#lib/contract/locality.ts"
import { idempotencyInput } from "#lib/contract/primitives.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { previewedCalls, restCalls } from "#lib/contract/rest-calls.ts"
import type { Result } from "#lib/contract/result.ts"

/** The dependencies of the named calls. */
export type RestDeps = AccountDeps &
  FormDeps &
  CartDeps &
  OrderDeps &
  ReviewDeps &
  QuestionDeps &
  StockAlertDeps &
  NewsletterDeps &
  VoucherDeps & {
    store: ImageStore
    /** Customers' files. */
    files: FileFolder
    videos: VideoStore
    /** Largest video that may be uploaded, in bytes. */
    maxVideoBytes: number
    removePicture: (hash: string) => Promise<void>
    /** All known localities, sorted. */
    localities: readonly Locality[]
    /** Contains the emails that were written to files. */
    dataDir: string
    /** Removes the demonstration content, on request. */
    demoRemoval: DemoRemoval
  }

type Input<C extends RestCall> = {
  params: z.output<C["params"]>
  query: z.output<C["query"]>
  body: z.output<C["body"]>
}

type HandlerResult<C extends RestCall> = Promise<AuditedResult<z.input<C["response"]>, ApiError>>

/** A call of the contract with its handler. */
export type RestHandler = {
  call: RestCall
  isFor: (request: FastifyRequest) => boolean
  /** Called before the request body is read; an error rejects the request. */
  authorize?: (request: FastifyRequest, deps: RestDeps) => Promise<ApiError | null>
  send: (request: FastifyRequest, reply: FastifyReply, deps: RestDeps) => Promise<FastifyReply>
  /** Maximum body size in bytes, if it differs from the server's default. */
  bodyLimit?: number
}

type Options = Pick<RestHandler, "bodyLimit">

const previewed = new Set<RestCall>([...previewedCalls].map((name) => restCalls[name]))

/** Calls with the same response for every client, which may be cached if revalidated. */
const publicCalls = new Set<RestCall>(Object.values(restCalls))

/**
 * Binds a call to its handler, with the types of both inferred from the contract. A response that
 * violates the contract is never sent: it becomes a 500 with one log line that names call and
 * field.
 */
export function buildRestHandler<C extends RestCall>(
  call: C,
  handle: (input: Input<C>, deps: RestDeps, request: FastifyRequest) => HandlerResult<C>,
  options: Options = {},
): RestHandler {
  return {
    ...options,
    call,
    isFor: (request) => call.query.safeParse(request.query).success,
    send: async (request, reply, deps) => {
      const reader = previewed.has(call)
        ? buildReaderDeps(deps, request)
        : withRequestLanguage(deps, request.url)
      const result = await handle(parseInput(call, request), reader, request)
      if (!result.ok) return sendApiError(reply, await withTranslatedNames(reader, result.error))
      const fitting = call.response.safeParse(result.value)
      if (!fitting.success) return sendContractError(request, reply, call, fitting.error)
      const cacheControl = publicCalls.has(call) ? "no-cache" : "no-store"
      const named = await withTranslatedNames(reader, fitting.data)
      const value = await withTranslatedImages(reader, named)
      return reply.header("cache-control", cacheControl).send(value)
    },
  }
}

/** Returns a handler for a call that requires a signed-in customer; responds with 401 to others. */
export function buildPrivateHandler<C extends RestCall>(
  call: C,
  handle: (
    input: Input<C>,
    deps: RestDeps,
    user: SessionCaller,
    request: FastifyRequest,
  ) => HandlerResult<C>,
  options: Options = {},
): RestHandler {
  return {
    ...buildRestHandler(
      call,
      async (input, deps, request) => {
        const user = await resolveUser(deps, request)
        return user.ok ? handle(input, deps, user.value, request) : user
      },
      options,
    ),
    authorize: async (request, deps) => {
      const user = await resolveUser(deps, request)
      return user.ok ? null : user.error
    },
  }
}

type AdminOptions<C extends RestCall> = {
  isBulk?: boolean
  snapshot?: (input: Input<C>, deps: RestDeps) => Promise<object | null>
}

const subjectSchema = z.object({ id: z.number(), ...idempotencyInput })

/**
 * Returns a handler for administrators whose role may use the call: rejects others before the
 * request body is read. A call that changes something is recorded in the audit log, as one about
 * the record whose `id` is in the body; with `isBulk` its handler does that for each record, and
 * `snapshot` returns what is recorded of one without a numeric id, before and after.
 */
export function buildAdminHandler<C extends RestCall>(
  call: C,
  handle: (input: Input<C>, deps: RestDeps, request: FastifyRequest) => HandlerResult<C>,
  { isBulk = false, bodyLimit, snapshot }: AdminOptions<C> & Options = {},
): RestHandler {
  const path = call.path.slice(1)
  const isRecorded = getAdminCall(path).isWrite && !isBulk
  return {
    ...buildRestHandler(call, (input, deps, request) => {
      const run = () => handle(input, deps, request)
      const subject = subjectSchema.safeParse(input.body).data
      const id = subject?.id ?? null
      const isRepeatable = subject?.idempotency_key !== undefined
      return isRecorded
        ? runAdminCall(
            deps,
            request,
            { path, id, isRepeatable, ...(snapshot && { snapshot: () => snapshot(input, deps) }) },
            run,
          )
        : run()
    }),
    ...(bodyLimit !== undefined && { bodyLimit }),
    authorize: (request, deps) => authorizeAdminCall(deps, request, path),
  }
}

/** The admin token has no user session. */
async function resolveUser(
  deps: RestDeps,
  request: FastifyRequest,
): Promise<Result<SessionCaller, ApiError>> {
  const caller = await resolveCaller(deps, request)
  if (!caller.ok) return caller
  return caller.value.kind === "user"
    ? { ok: true, value: caller.value }
    : { ok: false, error: missingToken }
}

function parseInput<C extends RestCall>(call: C, request: FastifyRequest) {
  return {
    params: call.params.parse(request.params) as z.output<C["params"]>,
    query: call.query.parse(request.query) as z.output<C["query"]>,
    body: call.body.parse(request.body ?? {}) as z.output<C["body"]>,
  }
}

function sendContractError(
  request: FastifyRequest,
  reply: FastifyReply,
  { method, path }: RestCall,
  error: z.ZodError,
) {
  const [issue] = error.issues
  const field = issue?.path.join(".") ?? ""
  request.log.error(
    {
      call: `${method} ${path}`,
      field,
      reason: formatErrorDetail(parseIssueMessage(issue?.message ?? "")),
    },
    "rest: response violates the contract",
  )
  return reply.code(500).header("cache-control", "no-store").send(serverErrorBody)
}

type ClientDeps = Pick<CartDeps, "cart" | "now">

/** Returns a digest of the client's IP address, for rate limits. */
export function resolveClient(deps: ClientDeps, request: FastifyRequest): string {
  return buildClientHash(resolveIp(deps, request), deps.cart.keys.client)
}

/** Returns the same digest, or "" for an address that all clients may share (a proxy). */
export function resolveNetwork(deps: ClientDeps, request: FastifyRequest): string {
  return isSharedAddress(resolveIp(deps, request)) ? "" : resolveClient(deps, request)
}

function resolveIp({ cart, now }: ClientDeps, request: FastifyRequest): string {
  return resolveClientIp(request, { secret: cart.clientSecret, now: now() })
}

/** Returns the image size that a call requests. */
export function buildImageSize(query: { image_width: number; image_aspect: ImageAspect }) {
  return { width: query.image_width, aspect: query.image_aspect }
}

/** Returns limit and offset of a page. Pages count from 1. */
export function buildWindow({ page, page_size }: { page: number; page_size: number }) {
  return { limit: page_size, offset: (page - 1) * page_size }
}
