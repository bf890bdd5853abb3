import type { BrowserContext, Route } from "playwright/test"
import { getRunningShop } from "#tests/support/running-shop.ts"

/** Analytics keys of the test shop; no real account has them. */
export const trialKeys = {
  google_analytics_key: "G-TRIAL12345",
  google_tag_manager_key: "GTM-TRIAL12",
  facebook_pixel_key: "123456789012345",
  matomo_site_url: "https://stats.example.com/matomo/",
  matomo_site_id: "7",
}

export type ServiceName = "google" | "tags" | "pixel" | "matomo"
/** An event that a service received; `from` is the URL of the page. */
export type TrackedEvent = { service: ServiceName; name: string; data: unknown; from: string }

/** Stubs of the services' scripts: they send the events they receive and set their cookies. */
const scripts: [RegExp, string][] = [
  [
    /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-TRIAL12345&l=gtagLayer$/,
    `const layer = window.gtagLayer
    document.cookie = "_ga=GA1.1; Path=/"
    const forward = ([kind, name, data]) => {
      if (kind !== "event" || window["ga-disable-G-TRIAL12345"]) return
      const query = new URLSearchParams({ name, data: JSON.stringify(data) })
      fetch("https://region1.google-analytics.com/g/collect?" + query, { mode: "no-cors", keepalive: true })
    }
    for (const args of layer) forward(args)
    layer.push = (...all) => all.forEach(forward)`,
  ],
  [
    /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-TRIAL12$/,
    `const layer = window.dataLayer
    const forward = (entry) => {
      if (!entry.event || entry.event === "gtm.js") return
      const query = new URLSearchParams({ name: entry.event, data: JSON.stringify(entry) })
      new Image().src = "https://www.googletagmanager.com/a?" + query
    }
    for (const entry of layer) forward(entry)
    layer.push = (...all) => all.forEach(forward)`,
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
    `const forward = ([name, ...data]) => {
      if (!/^(track|addEcommerceItem|setEcommerceView|setCustomUrl)/.test(name)) return
      const query = new URLSearchParams({ name, data: JSON.stringify(data) })
      navigator.sendBeacon("https://stats.example.com/matomo/matomo.php?" + query)
    }
    document.cookie = "_pk_id.7.abcd=1; Path=/"
    const before = window._paq
    window._paq = { push: (...all) => all.forEach(forward) }
    window._paq.push(...before)`,
  ],
]

const receivers: [string, ServiceName][] = [
  ["https://region1.google-analytics.com/g/collect", "google"],
  ["https://www.googletagmanager.com/a", "tags"],
  ["https://www.facebook.com/tr/", "pixel"],
  ["https://stats.example.com/matomo/matomo.php", "matomo"],
]

/** A fake of all other origins: intercepts every request that leaves the shop. */
export class FakeServices {
  /** URLs of the fetched scripts. */
  readonly fetched: string[] = []
  readonly events: TrackedEvent[] = []
  /** URLs of all other requests to other origins. */
  readonly unexpected: string[] = []

  static async open(context: BrowserContext): Promise<FakeServices> {
    const services = new FakeServices()
    const { origin } = new URL(getRunningShop().origin)
    await context.route(
      (url) => url.origin !== origin,
      (route) => services.#handle(route),
    )
    return services
  }

  /** Returns the number of events per service whose name matches, such as `{ google: 1 }`. */
  count(name: RegExp): Partial<Record<ServiceName, number>> {
    const counts: Partial<Record<ServiceName, number>> = {}
    for (const each of this.events.filter((one) => name.test(one.name))) {
      counts[each.service] = (counts[each.service] ?? 0) + 1
    }
    return counts
  }

  /** Returns the data of a service's events of this name. */
  list(service: ServiceName, name: string): unknown[] {
    return this.events
      .filter((each) => each.service === service && each.name === name)
      .map(({ data }) => data)
  }

  /** Everything that the browser has sent to other origins. */
  get all(): string[] {
    return [
      ...this.fetched,
      ...this.unexpected,
      ...this.events.map(({ service, name }) => service + name),
    ]
  }

  async #handle(route: Route): Promise<void> {
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
      this.events.push({ service, name, data: JSON.parse(data), from: request.frame().url() })
      return route.fulfill({ status: 204 })
    }
    this.unexpected.push(url.href)
    return route.abort()
  }
}
