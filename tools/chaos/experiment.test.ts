import { describe, expect, it } from "@jest/globals"
import { Shutdown } from "#scripts/lib/shutdown.ts"
import {
  type Experiment,
  type ExperimentResult,
  formatTable,
  runExperiments,
} from "./experiment.ts"

const held: ExperimentResult = {
  failure: "slow",
  where: "/",
  expected: "200",
  saw: "200",
  verdict: "held",
}
const options = { scale: "reduced", print: () => {} } as const

describe("chaos experiments", () => {
  it("runs experiments one after the other, each after the cleanup of the one before", async () => {
    const events: string[] = []
    const makePart = (name: string): Experiment => ({
      name,
      run: async (shutdown) => {
        events.push(`${name} begins`)
        shutdown.add(async () => void events.push(`${name} is put away`))
        return [{ ...held, where: name }]
      },
    })
    const rows = await runExperiments(new Shutdown(), [makePart("one"), makePart("two")], options)
    expect(rows.map(({ where }) => where)).toEqual(["one", "two"])
    expect(events).toEqual(["one begins", "one is put away", "two begins", "two is put away"])
  })

  it("reports an experiment that throws as BROKE, and still runs the others", async () => {
    const lame: Experiment = { name: "lame", run: () => Promise.reject(new Error("no room")) }
    const sound: Experiment = { name: "sound", run: async () => [held] }
    const rows = await runExperiments(new Shutdown(), [lame, sound], options)
    expect(rows.map(({ failure, verdict }) => [failure, verdict])).toEqual([
      ["lame", "BROKE"],
      ["slow", "held"],
    ])
    expect(rows[0]?.saw).toContain("no room")
  })

  it("stops and cleans up when the command is aborted", async () => {
    const shutdown = new Shutdown()
    let isAway = false
    const part: Experiment = {
      name: "long",
      run: async (own, { signal }) => {
        own.add(async () => {
          isAway = true
        })
        shutdown.requestStop()
        signal.throwIfAborted()
        return []
      },
    }
    await expect(runExperiments(shutdown, [part], options)).rejects.toThrow("stop")
    expect(isAway).toBe(true)
  })

  it("ends at once when the command is aborted, whatever an experiment waits for", async () => {
    const shutdown = new Shutdown()
    const part: Experiment = {
      name: "endless",
      run() {
        setImmediate(() => shutdown.requestStop())
        return new Promise(() => {})
      },
    }
    await expect(runExperiments(shutdown, [part], options)).rejects.toThrow("stop")
  })
})

const columns = ["failure", "where", "expected", "saw", "verdict"] as const

describe("Markdown table of experiment results", () => {
  it("prints a line for each row, and escapes cell separators and line breaks", () => {
    const row = { failure: "html 404", where: "/cart", expected: "503" } as const
    const table = formatTable(columns, [
      { ...row, saw: "503", verdict: "held" },
      { ...row, saw: "200 | a\nblank page", verdict: "BROKE" },
    ])
    expect(table.split("\n")).toEqual([
      "| failure | where | expected | saw | verdict |",
      "| --- | --- | --- | --- | --- |",
      "| html 404 | /cart | 503 | 503 | held |",
      "| html 404 | /cart | 503 | 200 \\| a blank page | BROKE |",
    ])
  })
})
