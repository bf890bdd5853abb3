import type { FastifyReply, FastifyRequest } from "fastify"
import type { z } from "zod"
import type { FormDeps } from "#backend/forms/form-parts.ts"
import { type Refusal, sendRefusal } from "#backend/http/refusal.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"

type Input<C extends RestCall> = {
  params: z.output<C["params"]>
  query: z.output<C["query"]>
  body: z.output<C["body"]>
}

type Answer<C extends RestCall> = Promise<{ answer: z.input<C["answer"]> } | { refusal: Refusal }>

/** A call of the contract with what answers it. */
export type RestAnswer = {
  call: RestCall
  isFor: (request: FastifyRequest) => boolean
  send: (request: FastifyRequest, reply: FastifyReply, deps: FormDeps) => Promise<FastifyReply>
  /** Bytes of a body, where they are not those of every call. */
  bodyLimit?: number
}

/**
 * Ties a call to its answer, so that the types of both follow from the contract. What does not fit
 * the contract is never sent: it is a 500 with one log line that names the call and the field.
 */
export function buildRestAnswer<C extends RestCall>(
  call: C,
  answer: (input: Input<C>, deps: FormDeps, request: FastifyRequest) => Answer<C>,
  options: Pick<RestAnswer, "bodyLimit"> = {},
): RestAnswer {
  return {
    ...options,
    call,
    isFor: (request) => call.query.safeParse(request.query).success,
    send: async (request, reply, deps) => {
      const result = await answer(parseInput(call, request), deps, request)
      if ("refusal" in result) return sendRefusal(reply, result.refusal)
      const fitting = call.answer.safeParse(result.answer)
      if (!fitting.success) return sendMisfit(request, reply, call, fitting.error)
      return reply.header("cache-control", "no-cache").send(fitting.data)
    },
  }
}

function parseInput<C extends RestCall>(call: C, request: FastifyRequest) {
  return {
    params: call.params.parse(request.params) as z.output<C["params"]>,
    query: call.query.parse(request.query) as z.output<C["query"]>,
    body: call.body.parse(request.body ?? {}) as z.output<C["body"]>,
  }
}

function sendMisfit(
  request: FastifyRequest,
  reply: FastifyReply,
  { method, path }: RestCall,
  error: z.ZodError,
) {
  const [issue] = error.issues
  const field = issue?.path.join(".") ?? ""
  request.log.error(
    { call: `${method} ${path}`, field, reason: issue?.message },
    "an answer does not fit the contract",
  )
  return reply
    .code(500)
    .header("cache-control", "no-store")
    .send({ code: "INTERNAL", message: "Something went wrong on our side." })
}
