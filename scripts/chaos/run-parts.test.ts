import { describe, expect, it } from "@jest/globals"
import { Crew } from "#scripts/crew.ts"
import type { Part, Row } from "./part.ts"
import { runParts } from "./run-parts.ts"

const held: Row = { fault: "slow", where: "/", expected: "200", saw: "200", verdict: "held" }
const options = { scale: "reduced", say: () => {} } as const

describe("chaos experiments", () => {
  it("runs experiments one after the other, each after the cleanup of the one before", async () => {
    const told: string[] = []
    const makePart = (name: string): Part => ({
      name,
      run: async (crew) => {
        told.push(`${name} begins`)
        crew.add(async () => void told.push(`${name} is put away`))
        return [{ ...held, where: name }]
      },
    })
    const rows = await runParts(new Crew(), [makePart("one"), makePart("two")], options)
    expect(rows.map(({ where }) => where)).toEqual(["one", "two"])
    expect(told).toEqual(["one begins", "one is put away", "two begins", "two is put away"])
  })

  it("reports an experiment that throws as BROKE, and still runs the others", async () => {
    const lame: Part = { name: "lame", run: () => Promise.reject(new Error("no room")) }
    const sound: Part = { name: "sound", run: async () => [held] }
    const rows = await runParts(new Crew(), [lame, sound], options)
    expect(rows.map(({ fault, verdict }) => [fault, verdict])).toEqual([
      ["lame", "BROKE"],
      ["slow", "held"],
    ])
    expect(rows[0]?.saw).toContain("no room")
  })

  it("stops and cleans up when the command is aborted", async () => {
    const crew = new Crew()
    let isAway = false
    const part: Part = {
      name: "long",
      run: async (own, { signal }) => {
        own.add(async () => {
          isAway = true
        })
        crew.askToStop()
        signal.throwIfAborted()
        return []
      },
    }
    await expect(runParts(crew, [part], options)).rejects.toThrow("asked to stop")
    expect(isAway).toBe(true)
  })

  it("ends at once when the command is aborted, whatever an experiment waits for", async () => {
    const crew = new Crew()
    const part: Part = {
      name: "endless",
      run() {
        setImmediate(() => crew.askToStop())
        return new Promise(() => {})
      },
    }
    await expect(runParts(crew, [part], options)).rejects.toThrow("asked to stop")
  })
})
