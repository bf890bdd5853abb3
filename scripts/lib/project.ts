import { join, resolve } from "node:path"

/** Root folder of the checkout; all paths in the scripts are resolved from it. */
export const projectRoot = resolve(import.meta.dirname, "../..")

/** Absolute paths of the programs that the scripts start. */
export const programs = {
  backend: join(projectRoot, "backend/main.ts"),
  migrate: join(projectRoot, "backend/migrate.ts"),
  seed: join(projectRoot, "backend/seed.ts"),
  cli: join(projectRoot, "backend/cli.ts"),
  adminToken: join(projectRoot, "backend/admin-token.ts"),
  storefront: join(projectRoot, "server/main.ts"),
  next: join(projectRoot, "node_modules/next/dist/bin/next"),
  jest: join(projectRoot, "node_modules/jest/bin/jest.js"),
  playwright: join(projectRoot, "node_modules/playwright/cli.js"),
}
