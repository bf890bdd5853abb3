import { afterAll, beforeAll, describe } from "@jest/globals"
import { UnreliableApi } from "#tests/fakes/unreliable-api.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { sessionSecret } from "#tests/support/session-shop.ts"
import {
  type FakeSearchEngine,
  indexNowKey,
  openFakeSearchEngine,
  testIndexNow,
} from "./shared-storefront/index-now.ts"
import { testListPages } from "./shared-storefront/list-pages.ts"
import { editorUrl, testMissingPages } from "./shared-storefront/missing-pages.ts"
import { testNoTokens } from "./shared-storefront/no-tokens.ts"
import { testPreview } from "./shared-storefront/preview.ts"

// One storefront with the settings of all of them, since each start costs seconds of processor time.
let api: UnreliableApi
let storefront: OwnStorefront
let searchEngine: FakeSearchEngine

beforeAll(async () => {
  searchEngine = await openFakeSearchEngine()
  // Previews are signed by the test process, too.
  process.env.SESSION_SECRET = sessionSecret
  api = await UnreliableApi.open(getRunningShop().apiOrigin)
  storefront = await openOwnStorefront(api.origin, {
    EDITOR_URL: editorUrl,
    INDEXNOW_KEY: indexNowKey,
    INDEXNOW_ENDPOINT: searchEngine.endpoint,
    SESSION_SECRET: sessionSecret,
    LOG_LEVEL: "debug",
  })
})
afterAll(async () => {
  await storefront?.close()
  await api?.close()
  searchEngine?.close()
}, 20_000)

const getStorefront = () => storefront
const getApi = () => api
testMissingPages(getStorefront)
testIndexNow(getStorefront)
testNoTokens(getStorefront)
describe("previews", () => testPreview(getStorefront, getApi))
// Last, since it changes the site of this storefront.
describe("another site", () => testListPages(getStorefront, getApi))
