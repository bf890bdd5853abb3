import { resolveWidth } from "#lib/images/picture.ts"

/** The widths in pixels a picture is offered in, none beyond the editor's; 0 sets no bound. */
export function planWidths(widthsPx: readonly number[], maxPx: number): number[] {
  if (maxPx <= 0) return [...widthsPx]
  const most = resolveWidth(maxPx)
  return [...widthsPx.filter((width) => width < most), most]
}
