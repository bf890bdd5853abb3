import { runCommand } from "#scripts/lib/run-command.ts"
import {
  deleteReusableShop,
  isReusableShopIdle,
  saveReusableShop,
} from "#scripts/suites/reusable-shop.ts"
import { startTestShop } from "#scripts/suites/test-shop.ts"

/** Runs a shop for the tests until a stop is requested, or until it is idle for two hours. */
await runCommand(
  async (shutdown) => {
    const startedAt = Date.now()
    const variables = await startTestShop(shutdown)
    saveReusableShop(startedAt, variables)
    shutdown.add(async () => deleteReusableShop())
    setInterval(() => isReusableShopIdle() && shutdown.requestStop(), 10_000).unref()
    await shutdown.untilStopped()
    return 0
  },
  { codeWhenStopped: 0 },
)
