import { spawn } from "node:child_process"
import { once } from "node:events"
import { expect, it } from "@jest/globals"
import { hasExited } from "./process-identity.ts"

it("recognises a child process that exited, that a signal ended, and that did not start", async () => {
  const child = spawn("sleep", ["60"])
  expect(hasExited(child)).toBe(false)
  child.kill("SIGKILL")
  await once(child, "exit")
  expect([hasExited(child), child.exitCode]).toEqual([true, null])

  const short = spawn("true")
  await once(short, "exit")
  expect(hasExited(short)).toBe(true)

  const missing = spawn("/no/such/program")
  await once(missing, "error")
  expect(hasExited(missing)).toBe(true)
})
