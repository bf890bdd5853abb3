import type { BrowserContext, Page, Route } from "playwright/test"
import { getRunningShop } from "#tests/support/running-shop.ts"

/** Keys of no shop, by which the journeys' shop is measured. */
export const trialKeys = {
  google_analytics_key: "G-TRIAL12345",
  google_tag_manager_key: "GTM-TRIAL12",
  facebook_pixel_key: "123456789012345",
  matomo_site_url: "https://stats.example.com/matomo/",
  matomo_site_id: "7",
}

export type ServiceName = "google" | "tags" | "pixel" | "matomo"
/** Something that a service was told, and from which page. */
export type Told = { service: ServiceName; name: string; data: unknown; from: string }

/** Stand-ins for the services' scripts: they pass on what they are told, and leave their cookies. */
const scripts: [RegExp, string][] = [
  [
    /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-TRIAL12345&l=gtagLayer$/,
    `const layer = window.gtagLayer
    document.cookie = "_ga=GA1.1; Path=/"
    const tell = ([kind, name, data]) => {
      if (kind !== "event" || window["ga-disable-G-TRIAL12345"]) return
      const query = new URLSearchParams({ name, data: JSON.stringify(data) })
      fetch("https://region1.google-analytics.com/g/collect?" + query, { mode: "no-cors", keepalive: true })
    }
    for (const args of layer) tell(args)
    layer.push = (...all) => all.forEach(tell)`,
  ],
  [
    /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-TRIAL12$/,
    `const layer = window.dataLayer
    const tell = (news) => {
      if (!news.event || news.event === "gtm.js") return
      const query = new URLSearchParams({ name: news.event, data: JSON.stringify(news) })
      new Image().src = "https://www.googletagmanager.com/a?" + query
    }
    for (const news of layer) tell(news)
    layer.push = (...all) => all.forEach(tell)`,
  ],
  [
    /^https:\/\/connect\.facebook\.net\/en_US\/fbevents\.js$/,
    `document.cookie = "_fbp=fb.1; Path=/"
    window.fbq.callMethod = (call, id, name, data, ids) => {
      if (call !== "trackSingle") return
      const query = new URLSearchParams({ name, data: JSON.stringify({ id, ...data, ...ids }) })
      new Image().src = "https://www.facebook.com/tr/?" + query
    }
    for (const args of window.fbq.queue.splice(0)) window.fbq.callMethod(...args)`,
  ],
  [
    /^https:\/\/stats\.example\.com\/matomo\/matomo\.js$/,
    `const tell = ([name, ...data]) => {
      if (!/^(track|addEcommerceItem|setEcommerceView|setCustomUrl)/.test(name)) return
      const query = new URLSearchParams({ name, data: JSON.stringify(data) })
      navigator.sendBeacon("https://stats.example.com/matomo/matomo.php?" + query)
    }
    document.cookie = "_pk_id.7.abcd=1; Path=/"
    const before = window._paq
    window._paq = { push: (...all) => all.forEach(tell) }
    window._paq.push(...before)`,
  ],
]

const receivers: [string, ServiceName][] = [
  ["https://region1.google-analytics.com/g/collect", "google"],
  ["https://www.googletagmanager.com/a", "tags"],
  ["https://www.facebook.com/tr/", "pixel"],
  ["https://stats.example.com/matomo/matomo.php", "matomo"],
]

/** The world outside the shop, as a browser meets it: nothing of it is asked in truth. */
export class FakeServices {
  /** Addresses of the scripts that were fetched. */
  readonly fetched: string[] = []
  readonly told: Told[] = []
  /** Anything else that was asked of others. */
  readonly strange: string[] = []

  static async open(context: BrowserContext): Promise<FakeServices> {
    const services = new FakeServices()
    const { origin } = new URL(getRunningShop().origin)
    await context.route(
      (url) => url.origin !== origin,
      (route) => services.#answer(route),
    )
    return services
  }

  /** How often each was told what begins like this, such as { google: 1 }. */
  count(name: RegExp): Partial<Record<ServiceName, number>> {
    const counts: Partial<Record<ServiceName, number>> = {}
    for (const each of this.told.filter((one) => name.test(one.name))) {
      counts[each.service] = (counts[each.service] ?? 0) + 1
    }
    return counts
  }

  /** What a service was told under a name. */
  list(service: ServiceName, name: string): unknown[] {
    return this.told
      .filter((each) => each.service === service && each.name === name)
      .map(({ data }) => data)
  }

  /** Everything that has left the browser for somebody else. */
  get all(): string[] {
    return [
      ...this.fetched,
      ...this.strange,
      ...this.told.map(({ service, name }) => service + name),
    ]
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request()
    const url = new URL(request.url())
    const script = scripts.find(([address]) => address.test(url.href))
    if (script) {
      this.fetched.push(url.href)
      return route.fulfill({ contentType: "text/javascript", body: `(() => { ${script[1]} })()` })
    }
    const service = receivers.find(([address]) => url.href.startsWith(`${address}?`))?.[1]
    if (service) {
      const { name = "", data = "null" } = Object.fromEntries(url.searchParams)
      this.told.push({ service, name, data: JSON.parse(data), from: request.frame().url() })
      return route.fulfill({ status: 204 })
    }
    this.strange.push(url.href)
    return route.abort()
  }
}

/** Resolves once whatever the page would do when it has nothing else to do has been done. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState("load")
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  )
}
