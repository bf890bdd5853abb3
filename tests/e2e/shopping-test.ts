import { test as base } from "./account-test.ts"
import { Shopper } from "./shopper.ts"
import { createTestProduct, type TestProduct, type TestProductOptions } from "./test-product.ts"

type Fixtures = {
  /** The customer in the test's browser. */
  shopper: Shopper
  /** A product of the test with ample stock. */
  product: TestProduct
  /** Creates another product; deleted after the test. */
  createProduct: (options: TestProductOptions) => Promise<TestProduct>
}

/** Playwright test with a shopper and a product; its customer's cart is empty. */
export const test = base.extend<Fixtures>({
  shopper: ({ page }, use) => use(new Shopper(page)),
  createProduct: async ({ page: _page }, use) => {
    const products: TestProduct[] = []
    await use(async (options) => {
      const product = await createTestProduct(options)
      products.push(product)
      return product
    })
    for (const product of products) await product.clear()
  },
  product: async ({ createProduct }, use) => use(await createProduct({})),
})
