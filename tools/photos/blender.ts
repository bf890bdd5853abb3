import { spawn, spawnSync } from "node:child_process"
import { join } from "node:path"
import { createInterface } from "node:readline"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { blenderEnv } from "./photo-tools.ts"

/** A Blender script beside this file, with its arguments before the names of the shots. */
type Studio = { script: "render.py" | "video.py"; args: readonly string[]; perBlender: number }

/** Settings of the renders: denoiser weights, output folder, scale (1 is full size), samples. */
export type Exposure = { weights: string; folder: string; share: number; samples: number }

export function buildPhotoStudio({ weights, folder, share, samples }: Exposure): Studio {
  const args = [weights, folder, String(share), String(samples)]
  return { script: "render.py", args, perBlender: 8 }
}

export function buildVideoStudio({ weights, folder, samples }: Omit<Exposure, "share">): Studio {
  return { script: "video.py", args: [weights, folder, String(samples)], perBlender: 1 }
}

/** Returns the names of all shots of a studio: paths below the media folder, without extension. */
export function listShots(studio: Studio): string[] {
  const options = { env: blenderEnv, encoding: "utf8" } as const
  const listed = spawnSync("blender", buildArgs(studio, []), options)
  if (listed.stderr.includes("Traceback")) throw new UserError(listed.stderr)
  return [...listed.stdout.matchAll(/^SHOT (.+)$/gm)].map(([, name = ""]) => name)
}

function buildArgs({ script, args }: Studio, names: readonly string[]): string[] {
  return ["-b", "-P", join(import.meta.dirname, script), "--", ...args, ...names]
}

/**
 * Renders shots in sequence into the studio's folder, as PNG or MP4, and calls `onTaken` after
 * each. Throws a UserError that names a shot at which Blender failed or crashed.
 */
export async function renderShots(
  shutdown: Shutdown,
  studio: Studio,
  names: readonly string[],
  onTaken: (name: string) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < names.length; at += studio.perBlender) {
    shutdown.signal.throwIfAborted()
    const missing = new Set(names.slice(at, at + studio.perBlender))
    const blender = spawn("blender", buildArgs(studio, [...missing]), {
      env: blenderEnv,
      stdio: ["ignore", "pipe", "inherit"],
      signal: shutdown.signal,
    })
    for await (const line of createInterface({ input: blender.stdout })) {
      const [word, name = ""] = line.split(" ")
      if (word === "TAKEN" && missing.delete(name)) await onTaken(name)
    }
    const [failed] = missing
    if (failed) throw new UserError(`${failed} could not be taken.`)
  }
}
