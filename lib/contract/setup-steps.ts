/** The steps of a new shop, in the order in which they are done. */
export const setupSteps = ["details", "product", "delivery", "page"] as const

/** What the removal of the demonstration content is doing; `failed` before anything was removed. */
export const demoRemovalStates = ["idle", "backup", "removing", "done", "failed"] as const

/** Which steps have been done, and how much of the demonstration content there is. */
export type SetupStatus = {
  steps: Record<(typeof setupSteps)[number], boolean>
  demo: {
    /** Records of the demonstration content: all, and those that somebody has changed. */
    count: number
    changed_count: number
    state: (typeof demoRemovalStates)[number]
    /** File name of the last backup that was made before a removal; empty for none. */
    backup: string
  }
  /** Id of the home page once somebody has changed it since the first start; null before. */
  changed_home_id: number | null
}
