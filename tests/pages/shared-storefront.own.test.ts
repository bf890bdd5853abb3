import { afterAll, beforeAll } from "@jest/globals"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { sessionSecret } from "#tests/support/session-shop.ts"
import {
  type FakeSearchEngine,
  indexNowKey,
  openFakeSearchEngine,
  testIndexNow,
} from "./shared-storefront/index-now.ts"
import { editorUrl, testMissingPages } from "./shared-storefront/missing-pages.ts"
import { testNoTokens } from "./shared-storefront/no-tokens.ts"

// One storefront with the settings of all three, since each start costs seconds of processor time.
let storefront: OwnStorefront
let searchEngine: FakeSearchEngine

beforeAll(async () => {
  searchEngine = await openFakeSearchEngine()
  storefront = await openOwnStorefront(getRunningShop().apiOrigin, {
    EDITOR_URL: editorUrl,
    INDEXNOW_KEY: indexNowKey,
    INDEXNOW_ENDPOINT: searchEngine.endpoint,
    SESSION_SECRET: sessionSecret,
    LOG_LEVEL: "debug",
  })
})
afterAll(async () => {
  await storefront?.close()
  searchEngine?.close()
}, 20_000)

const getStorefront = () => storefront
testMissingPages(getStorefront)
testIndexNow(getStorefront)
testNoTokens(getStorefront)
