import { z } from "zod"

/** One part of `npm run check`: the npm script's name and what it runs. */
export type CheckStep = { name: string; command: string; isJest: boolean }

const manifestSchema = z.object({ scripts: z.record(z.string(), z.string()) })

/**
 * The parts of `npm run check`, in its order, from the text of package.json: its script is a chain
 * of `npm run …`, so that every check has one home. Throws when it is anything else.
 */
export function parseCheckSteps(manifest: string): CheckStep[] {
  const { scripts } = manifestSchema.parse(JSON.parse(manifest))
  return (scripts.check ?? "").split("&&").map((part) => {
    const name = /^\s*npm run ([\w:-]+)\s*$/.exec(part)?.[1] ?? ""
    const command = scripts[name]
    if (!command) throw new Error(`package.json's check must chain "npm run …", not "${part}"`)
    return { name, command, isJest: command.includes("jest.js") }
  })
}
