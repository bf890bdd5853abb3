import { restartInTurn } from "../restart-in-turn.ts"
import type { CheckParts, CheckShop } from "./check-shop.ts"
import { judge, type Row } from "./row.ts"
import { startTraffic, tellDone, tellFailures } from "./traffic.ts"

const rounds = 2
const rates = { reads: 30, "cart additions": 4, "sign-ins": 0.5, checkouts: 2, changes: 0.2 }

/** Measures a rolling restart of every storefront and back end under load. */
export async function checkRestarts(shop: CheckShop, { signal }: CheckParts): Promise<Row[]> {
  const traffic = await startTraffic(shop, rates)
  const { backends, storefronts } = shop.cluster
  for (let round = 0; round < rounds && !signal.aborted; round++) {
    await restartInTurn([...backends.keepers, ...storefronts.keepers])
  }
  await traffic.stop()
  const { failures } = traffic
  const seen = `${failures.length} of ${tellDone(traffic.countDone())} failed`
  const saw = failures.length === 0 ? seen : `${seen} (${tellFailures(failures)})`
  const what = `rolling restart under load, ${rounds} × ${backends.keepers.length + storefronts.keepers.length} processes`
  return [judge(what, saw, "0", failures.length === 0)]
}
