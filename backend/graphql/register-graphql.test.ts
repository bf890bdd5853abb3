import { afterAll, describe, expect, it } from "@jest/globals"
import Fastify, { type FastifyInstance } from "fastify"
import { openDatabase } from "#backend/db/pool.ts"
import { registerGraphql } from "./register-graphql.ts"

/** A missing Unix socket (ENOENT) is not retried like a starting server: it fails at once. */
const db = openDatabase("postgres://unknown@/nothing?host=/no-such-socket")
const open = buildGraph(true)
const closed = buildGraph(false)

function buildGraph(hasIntrospection: boolean) {
  const app = Fastify()
  registerGraphql(app, { db, now: () => new Date() }, { hasIntrospection })
  return app
}

afterAll(async () => {
  await Promise.all([open.close(), closed.close(), db.destroy()])
})

async function postQuery(app: FastifyInstance, query: string) {
  const response = await app.inject({ method: "POST", url: "/graphql", payload: { query } })
  return response.json()
}

describe("the GraphQL endpoint", () => {
  it("allows introspection only if it is enabled", async () => {
    const query = "{ __schema { queryType { name } } }"
    expect((await postQuery(open, query)).data.__schema.queryType.name).toBe("Query")
    const rejected = await postQuery(closed, query)
    expect(rejected.data).toBeUndefined()
    expect(rejected.errors[0].message).toMatch(/introspection/i)
  })

  it("suggests similar field names only if introspection is enabled", async () => {
    const query = "{ cognitoPagez { id } }"
    expect((await postQuery(open, query)).errors[0].message).toMatch(
      /Did you mean .*"cognitoPages"/,
    )
    expect((await postQuery(closed, query)).errors[0].message).toBe(
      'Cannot query field "cognitoPagez" on type "Query".',
    )
  })

  it("masks internal errors", async () => {
    const { errors } = await postQuery(closed, "{ cognitoPages { id } }")
    expect(errors).toHaveLength(1)
    expect(errors[0].message).toBe("Something went wrong on our side.")
    expect(JSON.stringify(errors)).not.toMatch(/ENOENT|no-such-socket|stack|unknown/)
  })

  it("accepts queries in the URL of a GET request", async () => {
    const response = await closed.inject({ method: "GET", url: "/graphql?query={__typename}" })
    expect(response.json()).toEqual({ data: { __typename: "Query" } })
  })
})
