import { getTranslations } from "next-intl/server"
import type { DraftReason } from "#lib/content/page.ts"
import type { LoadedRow } from "./fetch-page-data.ts"
import { LazyScrollAnimations } from "./lazy-widget-islands.tsx"
import { PageRow } from "./page-row.tsx"

/** Renders the rows of a page with their blocks and widgets. */
export async function PageRows({ rows }: { rows: readonly LoadedRow[] }) {
  const [t, tPreview] = await Promise.all([getTranslations("frame"), getTranslations("preview")])
  const labels = {
    tabs: t("tabs"),
    video: { play: t("playVideo"), pause: t("pauseVideo") },
    nameUnknown: (type: string) => t("unknown", { type }),
    nameDraft: (reason: DraftReason) => tPreview(reason),
  }
  return (
    <>
      {rows.map((loaded, at) => (
        <PageRow
          // Rows have neither id nor name, and never change their order on a rendered page.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          {...loaded}
          labels={labels}
          name={`tabs-${loaded.blocks[0]?.block.id}-${at}`}
        />
      ))}
      {hasMotion(rows) && <LazyScrollAnimations />}
    </>
  )
}

function hasMotion(rows: readonly LoadedRow[]): boolean {
  const widgets = rows.flatMap(({ blocks }) => blocks.flatMap((block) => block.widgets))
  return widgets.some(({ placed, loaded }) => loaded !== null && placed.frame.animation !== null)
}
