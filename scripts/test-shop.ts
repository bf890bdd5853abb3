import { runCommand } from "#scripts/command.ts"
import { isKeptShopIdle, removeKeptShop, saveKeptShop } from "#scripts/suites/kept-shop.ts"
import { startTestShop } from "#scripts/suites/test-shop.ts"

/** Runs a shop for the tests until it is told to stop, or no test has used it for a while. */
await runCommand(
  async (crew) => {
    const startedAt = Date.now()
    const variables = await startTestShop(crew)
    saveKeptShop(startedAt, variables)
    crew.add(async () => removeKeptShop())
    setInterval(() => isKeptShopIdle() && crew.askToStop(), 10_000).unref()
    await crew.untilStopped()
    return 0
  },
  { codeWhenStopped: 0 },
)
