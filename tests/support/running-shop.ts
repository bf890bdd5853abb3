/** Origins and secrets of the shop under test. */
export type RunningShop = {
  /** The storefront's origin on this machine. */
  origin: string
  /** The back end's origin on this machine. */
  apiOrigin: string
  adminToken: string
  revalidateSecret: string
  /**
   * Port of the fake Google on this machine; null if the shop was started without it, which only
   * happens outside of `npm test`.
   */
  googlePort: number | null
}

/** Returns the shop started for the tests. Throws, naming the variable, if one is missing. */
export function getRunningShop(): RunningShop {
  const { TEST_GOOGLE_PORT } = process.env
  return {
    origin: new URL(readVariable("TEST_STOREFRONT_URL")).origin,
    apiOrigin: new URL(readVariable("TEST_API_URL")).origin,
    adminToken: readVariable("TEST_ADMIN_TOKEN"),
    revalidateSecret: readVariable("TEST_REVALIDATE_SECRET"),
    googlePort: TEST_GOOGLE_PORT ? Number(TEST_GOOGLE_PORT) : null,
  }
}

function readVariable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: these tests visit a running shop (npm test).`)
  return value
}
