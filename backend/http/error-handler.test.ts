import fastify, { type FastifyError } from "fastify"
import { handleError, resolveError } from "./error-handler.ts"

const buildError = (message: string, code = "") =>
  Object.assign(new Error(message), { code }) as FastifyError

describe("transient errors", () => {
  it.each([
    ["a full disk", buildError("no space left on device", "ENOSPC")],
    ["a full disk of the database", buildError("could not extend file", "53100")],
    ["a database that starts", buildError("the database system is starting up", "57P03")],
    ["a database that is gone", buildError("connect ECONNREFUSED", "ECONNREFUSED")],
    ["a connection that broke", buildError("Connection terminated unexpectedly")],
    ["no connection to be had", buildError("timeout exceeded when trying to connect")],
    ["a database that is silent", buildError("Query read timeout")],
  ])("resolves %s to 503 with Retry-After", (_case, error) => {
    expect(resolveError(error)).toMatchObject({ status: 503, retryAfterSeconds: 5 })
  })

  it("resolves an error of our own code to null", () => {
    expect(resolveError(buildError("undefined is not a function"))).toBeNull()
  })
})

it("responds to an unexpected error with 500, no-store and no internal detail", async () => {
  const app = fastify()
  app.setErrorHandler(handleError)
  app.get("/", () => {
    throw buildError("duplicate key: ann@example.com", "23505")
  })
  const { statusCode, headers, body } = await app.inject("/")
  expect([statusCode, headers["cache-control"]]).toEqual([500, "no-store"])
  expect(JSON.parse(body)).toMatchObject({ code: "INTERNAL", request_id: expect.any(String) })
  expect(body).not.toContain("ann@example.com")
  await app.close()
})
