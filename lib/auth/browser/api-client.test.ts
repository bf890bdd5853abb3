import { createApiClient } from "./api-client.ts"
import type { Reply } from "./http.ts"
import type { SessionCheck } from "./parse-session-check.ts"

const path = "/api/cart/read"
const valid: SessionCheck = {
  signedIn: true,
  expiresInSeconds: 900,
  user: { id: 7, first_name: "Ann", is_admin: false },
}
const over: SessionCheck = { signedIn: false, expiresInSeconds: null, user: null }
const buildReply = (status: number, json: unknown): Reply => ({
  status,
  json,
})
const expired = buildReply(401, { code: "TOKEN_EXPIRED", message: "The token has expired." })
const invalid = buildReply(401, { code: "TOKEN_INVALID", message: "The session is over." })
const success = buildReply(200, { balance: "5.00" })

/** Opens a client whose server sends these replies in turn. */
function openClient(replies: Reply[], session: SessionCheck | null, isSignedIn = true) {
  const events: string[] = []
  const send = createApiClient({
    send: async (to) => {
      events.push(to)
      return replies.shift() ?? buildReply(500, null)
    },
    isSignedIn: () => isSignedIn,
    check: async () => {
      events.push("check")
      return session
    },
    logOut: async () => void events.push("logOut"),
    openHomePage: () => void events.push("home page"),
  })
  return { events, send: () => send(path, { method: "POST" }) }
}

it.each([
  ["a success", success],
  ["another error", buildReply(400, { code: "BAD_REQUEST", message: "No." })],
  ["an HTML error page of a proxy", buildReply(502, undefined)],
])("returns %s as it is", async (_what, reply) => {
  const { events, send } = openClient([reply], valid)
  expect(await send()).toBe(reply)
  expect(events).toEqual([path])
})

it.each([
  ["expired", expired],
  ["expired, with status 422", { ...expired, status: 422 }],
  ["invalid", invalid],
  ["forged", buildReply(401, { code: "X", message: "Signature verification failed" })],
])(
  "repeats a request once if its token is %s and the check finds it valid",
  async (_what, error) => {
    const { events, send } = openClient([error, success], valid)
    expect(await send()).toBe(success)
    expect(events).toEqual([path, "check", path])
  },
)

it("redirects to the home page if the check finds no session", async () => {
  const { events, send } = openClient([invalid], over)
  expect(await send()).toBe(invalid)
  expect(events).toEqual([path, "check", "home page"])
})

it("signs out and redirects to the home page if the repeated request is rejected as well", async () => {
  const { events, send } = openClient([invalid, expired], valid)
  expect(await send()).toBe(expired)
  expect(events).toEqual([path, "check", path, "logOut", "home page"])
})

it("leaves the page alone if the session cannot be checked", async () => {
  const { events, send } = openClient([expired], null)
  expect(await send()).toBe(expired)
  expect(events).toEqual([path, "check"])
})

it("does not check the session of a guest", async () => {
  const { events, send } = openClient([invalid], over, false)
  expect(await send()).toBe(invalid)
  expect(events).toEqual([path])
})
