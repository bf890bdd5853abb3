import { startRollingRestart } from "#tools/cluster/start-cluster.ts"
import {
  buildCheckResult,
  type CheckOptions,
  type CheckResult,
  type CheckShop,
} from "./check-shop.ts"
import { formatDone, formatFailures, startTraffic } from "./traffic.ts"

const rounds = 2
const rates = { reads: 30, "cart additions": 4, "sign-ins": 0.5, checkouts: 2, changes: 0.2 }

/** Measures a rolling restart of every storefront and back end under load. */
export async function measureRestarts(
  shop: CheckShop,
  { signal }: CheckOptions,
): Promise<CheckResult[]> {
  const traffic = await startTraffic(shop, rates)
  const { backends, storefronts } = shop.cluster
  for (let round = 0; round < rounds && !signal.aborted; round++) {
    await startRollingRestart([...backends.supervisors, ...storefronts.supervisors])
  }
  await traffic.stop()
  const { failures } = traffic
  const seen = `${failures.length} of ${formatDone(traffic.countDone())} failed`
  const saw = failures.length === 0 ? seen : `${seen} (${formatFailures(failures)})`
  const what = `rolling restart under load, ${rounds} × ${backends.supervisors.length + storefronts.supervisors.length} processes`
  return [buildCheckResult(what, saw, "0", failures.length === 0)]
}
