import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { demoRemovalStates } from "#lib/contract/setup-steps.ts"
import type { CreateBackup } from "./create-backup.ts"
import { getSeed } from "./get-seed.ts"
import { removeDemoContent } from "./remove-demo-content.ts"

type State = (typeof demoRemovalStates)[number]
type RemovalProgress = { state: State; backup: string }

/** The removal of the demonstration content by this process: it takes longer than a request may. */
export type DemoRemoval = {
  get: () => RemovalProgress
  /** Starts it, unless one runs. Without a backup nothing is removed. */
  start: (options: { includesChanged: boolean }) => Promise<void>
}

type RemovalDeps = {
  db: Kysely<Database>
  createBackup: CreateBackup
  onError: (error: unknown) => void
}

export function buildDemoRemoval({ db, createBackup, onError }: RemovalDeps): DemoRemoval {
  let progress: RemovalProgress = { state: "idle", backup: "" }
  return {
    get: () => progress,
    start: async (options) => {
      if (progress.state === "backup" || progress.state === "removing") return
      progress = { state: "backup", backup: "" }
      try {
        const backup = await createBackup()
        progress = { state: "removing", backup }
        await removeDemoContent(db, await getSeed(), options)
        progress = { state: "done", backup }
      } catch (error) {
        progress = { state: "failed", backup: progress.backup }
        onError(error)
      }
    },
  }
}
