import { spawn, spawnSync } from "node:child_process"
import { join } from "node:path"
import { createInterface } from "node:readline"
import type { Crew } from "#scripts/crew.ts"
import { StartFault } from "#scripts/fault.ts"
import { blenderEnv } from "./photo-tools.ts"

const script = join(import.meta.dirname, "render.py")
const perBlender = 8

export type Exposure = { weights: string; folder: string; share: number; samples: number }

/** The names of all pictures that can be taken: paths below the media folder, without ending. */
export function listShots(): string[] {
  const listed = spawnSync(
    "blender",
    buildArgs({ weights: "-", folder: "-", share: 1, samples: 1 }),
    {
      env: blenderEnv,
      encoding: "utf8",
    },
  )
  if (listed.stderr.includes("Traceback")) throw new StartFault(listed.stderr)
  return [...listed.stdout.matchAll(/^SHOT (.+)$/gm)].map(([, name = ""]) => name)
}

function buildArgs({ weights, folder, share, samples }: Exposure, names: string[] = []): string[] {
  return ["-b", "-P", script, "--", weights, folder, String(share), String(samples), ...names]
}

/**
 * Takes the pictures one after the other into `folder`, as PNG, and tells of each when it is
 * there. Throws a StartFault that names one that Blender failed at or died over.
 */
export async function takePhotos(
  crew: Crew,
  names: string[],
  exposure: Exposure,
  onTaken: (name: string) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < names.length; at += perBlender) {
    crew.signal.throwIfAborted()
    const missing = new Set(names.slice(at, at + perBlender))
    const blender = spawn("blender", buildArgs(exposure, [...missing]), {
      env: blenderEnv,
      stdio: ["ignore", "pipe", "inherit"],
      signal: crew.signal,
    })
    for await (const line of createInterface({ input: blender.stdout })) {
      const [word, name = ""] = line.split(" ")
      if (word === "TAKEN" && missing.delete(name)) await onTaken(name)
    }
    const [failed] = missing
    if (failed) throw new StartFault(`The picture ${failed} could not be taken.`)
  }
}
