import { publishShopWorker } from "#scripts/build/storefront-build.ts"

// A container that did not build itself gets the service worker of the build before it serves.
publishShopWorker()
