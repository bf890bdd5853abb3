import { expect, it } from "@jest/globals"
import { buildExpiredCookies, listServiceCookies } from "./service.ts"

const cookies =
  "_ga=1; _ga_AB12=2; _pk_id.1.1fff=3; _fbp=4; _gcl_au=5; cart-count=2; consent=1.syny; _gallery=6"

it("lists the service cookies of a denied category and none of the shop's cookies", () => {
  expect(listServiceCookies(cookies, ["statistics"])).toEqual(["_ga", "_ga_AB12", "_pk_id.1.1fff"])
  expect(listServiceCookies(cookies, ["marketing"])).toEqual(["_fbp", "_gcl_au"])
  expect(listServiceCookies(cookies, [])).toEqual([])
  expect(listServiceCookies("", ["statistics", "marketing"])).toEqual([])
})

it("expires a cookie for the host and each of its parent domains", () => {
  expect(buildExpiredCookies("_ga", "www.shop.com.au")).toEqual([
    "_ga=; Path=/; Max-Age=0",
    "_ga=; Path=/; Max-Age=0; Domain=www.shop.com.au",
    "_ga=; Path=/; Max-Age=0; Domain=shop.com.au",
    "_ga=; Path=/; Max-Age=0; Domain=com.au",
  ])
  expect(buildExpiredCookies("_ga", "localhost")).toEqual(["_ga=; Path=/; Max-Age=0"])
})
