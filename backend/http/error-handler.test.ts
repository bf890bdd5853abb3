import fastify, { type FastifyError } from "fastify"
import { handleError, resolveError } from "./error-handler.ts"

const buildFault = (message: string, code = "") =>
  Object.assign(new Error(message), { code }) as FastifyError

describe("a fault that passes by itself is told as such, to be tried again", () => {
  it.each([
    ["a full disk", buildFault("no space left on device", "ENOSPC")],
    ["a full disk of the database", buildFault("could not extend file", "53100")],
    ["a database that starts", buildFault("the database system is starting up", "57P03")],
    ["a database that is gone", buildFault("connect ECONNREFUSED", "ECONNREFUSED")],
    ["a connection that broke", buildFault("Connection terminated unexpectedly")],
    ["no connection to be had", buildFault("timeout exceeded when trying to connect")],
    ["a database that is silent", buildFault("Query read timeout")],
  ])("%s", (_case, fault) => {
    expect(resolveError(fault)).toMatchObject({ status: 503, retryAfterSeconds: 5 })
  })

  it("and a fault of our own is not", () => {
    expect(resolveError(buildFault("undefined is not a function"))).toBeNull()
  })
})

it("an unexpected error tells the client nothing of its inside, and no cache stores the response", async () => {
  const app = fastify()
  app.setErrorHandler(handleError)
  app.get("/", () => {
    throw buildFault("duplicate key: ann@example.com", "23505")
  })
  const { statusCode, headers, body } = await app.inject("/")
  expect([statusCode, headers["cache-control"]]).toEqual([500, "no-store"])
  expect(JSON.parse(body)).toMatchObject({ code: "INTERNAL", request_id: expect.any(String) })
  expect(body).not.toContain("ann@example.com")
  await app.close()
})
