import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runCommand } from "#scripts/command.ts"
import { runToEnd } from "#scripts/one-off.ts"
import { programs } from "#scripts/project.ts"
import { startTestShop } from "#scripts/suites/test-shop.ts"
await runCommand(async (crew) => {
  const dir = mkdtempSync(join(tmpdir(), "curlew-meas-"))
  crew.add(async () => rmSync(dir, { recursive: true, force: true }))
  const env = { ...process.env, NODE_ENV: "test", TMPDIR: dir } as NodeJS.ProcessEnv
  const guided = { ...env, ...(await startTestShop(crew)) }
  writeFileSync("/tmp/meas/env.json", JSON.stringify(guided))
  let failed = 0
  for (const line of (process.env.RUN ?? "").split(";").filter(Boolean)) {
    const [program, ...rest] = line.split(" ")
    const args = program === "jest"
      ? ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", programs.jest, "--selectProjects", "pages", "--runInBand", "--testPathPatterns", ...rest]
      : program === "e2e" ? [programs.playwright, "test", "-c", "tests/e2e/playwright.config.ts", "--reporter=list", ...rest]
      : [...rest]
    failed += (await runToEnd(crew, { args, env: guided })) === 0 ? 0 : 1
  }
  await crew.stopAll()
  return failed
})
