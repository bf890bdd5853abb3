export type Sample = { atMs: number; value: number }

/** A straight line through samples: its start, its end, and its slope. */
export type Trend = { from: number; to: number; perHour: number }

/** Builds the least-squares line; one sample gives a level line. */
export function buildTrend(samples: readonly Sample[]): Trend {
  const count = Math.max(1, samples.length)
  const mean = (read: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + read(sample), 0) / count
  const [midMs, mid] = [mean(({ atMs }) => atMs), mean(({ value }) => value)]
  const spread = mean(({ atMs }) => (atMs - midMs) ** 2)
  const slope =
    spread === 0 ? 0 : mean(({ atMs, value }) => (atMs - midMs) * (value - mid)) / spread
  const at = (ms = midMs) => mid + slope * (ms - midMs)
  return { from: at(samples[0]?.atMs), to: at(samples.at(-1)?.atMs), perHour: slope * 3_600_000 }
}
