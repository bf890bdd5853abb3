import { type Browser, type CDPSession, chromium, type Page } from "playwright"
import { NetworkLog } from "./network-log.ts"

/** Slow 4G: latency in milliseconds, throughput in bytes per second. */
export const slow4g = { latencyMs: 150, downPerSecond: 1.6e6 / 8, upPerSecond: 0.75e6 / 8 }
export const phoneScreen = { width: 412, height: 823, density: 1.75 }
/** CPU slowdown of the phone, as a multiple of this machine's time. */
export const cpuSlowdown = 4

const userAgent =
  "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36"

const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-quic",
  "--disable-extensions",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-default-apps",
  "--disable-domain-reliability",
  "--disable-client-side-phishing-detection",
  "--metrics-recording-only",
  "--mute-audio",
  "--host-resolver-rules=MAP localhost 127.0.0.1",
]

export type Phone = { page: Page; cdp: CDPSession; network: NetworkLog }

export type PhoneOptions = {
  browserPath: string
  /** Functions to run in each page before its own scripts. */
  probes: readonly (() => void)[]
  /** Off for a visit that only warms up the shop. */
  isThrottled?: boolean
  isSavingData?: boolean
}

/**
 * Runs `work` with an emulated phone: a new browser with an empty profile, a small screen, a slow
 * network and a slow CPU. Closes the browser afterwards, and on `signal`.
 */
export async function withPhone<T>(
  signal: AbortSignal,
  options: PhoneOptions,
  work: (phone: Phone) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const browser = await startBrowser(options.browserPath)
  const close = () => void browser.close().catch(() => undefined)
  signal.addEventListener("abort", close, { once: true })
  try {
    return await work(await openTab(browser, options))
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener("abort", close)
    await browser.close()
  }
}

/** Starts a headless browser; the caller closes it. */
export function startBrowser(browserPath: string): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath,
    args: switches,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

async function openTab(browser: Browser, options: PhoneOptions): Promise<Phone> {
  const { probes, isThrottled = true, isSavingData = false } = options
  const context = await browser.newContext({
    viewport: { width: phoneScreen.width, height: phoneScreen.height },
    deviceScaleFactor: phoneScreen.density,
    isMobile: true,
    hasTouch: true,
    userAgent,
    locale: "en-AU",
    // A service worker's requests bypass network throttling, which would flatter the metrics.
    serviceWorkers: "block",
    ...(isSavingData && { extraHTTPHeaders: { "Save-Data": "on" } }),
  })
  const page = await context.newPage()
  for (const probe of probes) await page.addInitScript(probe)
  const cdp = await context.newCDPSession(page)
  await cdp.send("Network.enable")
  if (isThrottled) await throttle(cdp)
  return { page, cdp, network: new NetworkLog(cdp) }
}

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow4g.latencyMs,
    downloadThroughput: slow4g.downPerSecond,
    uploadThroughput: slow4g.upPerSecond,
    connectionType: "cellular4g",
  })
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown })
}
