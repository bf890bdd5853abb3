import type { listPageInputs } from "./build-page-inputs.ts"

type SeedPageInput = ReturnType<typeof listPageInputs>[number]

/** Lists every widget of these pages in order. */
export function listWidgets(pages: readonly SeedPageInput[]) {
  return pages.flatMap(({ rows }) =>
    rows.flatMap(({ blocks }) => blocks.flatMap(({ widgets }) => widgets)),
  )
}
