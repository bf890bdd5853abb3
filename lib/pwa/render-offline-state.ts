/** Data of the offline page; plain data, inlined into its HTML. */
export type OfflineFacts = {
  languageTag: string
  /** Path prefix of the language; empty for English. */
  prefix: string
  texts: {
    cart: string
    /** With a placeholder for the date and time. */
    cartWas: string
    noCart: string
    total: string
    totalWithoutDelivery: string
  }
  names: { cartKey: string; markCookie: string; countCookie: string; pagesCache: string }
}

/**
 * Fills in the offline page: with the stored cart at the cart's URL, and with links to the cached
 * pages. Its source is inlined into the page, so it uses nothing from outside itself.
 */
export async function renderOfflineState({
  languageTag,
  prefix,
  texts,
  names,
}: OfflineFacts): Promise<void> {
  const maxPages = 8
  const find = (id: string) => document.getElementById(id)
  const setText = (id: string, text: string) => find(id)?.replaceChildren(text)
  const readCookie = (name: string) => {
    const cookie = document.cookie.split("; ").find((text) => text.startsWith(`${name}=`))
    return cookie === undefined ? null : cookie.slice(name.length + 1)
  }
  /** A cart stored in an earlier format counts as none. */
  const readCart = () => {
    try {
      const cart = JSON.parse(localStorage.getItem(names.cartKey) ?? "null")
      const isOwn = cart !== null && cart.mark === readCookie(names.markCookie)
      return isOwn && Number(readCookie(names.countCookie)) > 0 && cart.items.length > 0
        ? cart
        : null
    } catch {
      return null
    }
  }
  /** Returns a text in an element that isolates its text direction. */
  const isolate = (text: string) => {
    const node = document.createElement("bdi")
    node.textContent = text
    return node
  }
  const addLine = (list: HTMLElement, words: string[], sum: string, details: string[] = []) => {
    const line = document.createElement("li")
    const name = document.createElement("span")
    const amount = document.createElement("bdi")
    name.append(...words.map(isolate))
    for (const detail of details) {
      const small = document.createElement("small")
      small.append(isolate(detail))
      name.append(small)
    }
    amount.textContent = sum
    line.append(name, amount)
    list.append(line)
  }
  const showCart = (cart: {
    atMs: number
    items: { name: string; details: string[]; qty: number; amount: string }[]
    total: string
    hasDelivery: boolean
  }) => {
    const list = find("cart")
    if (!list) return
    const style = { dateStyle: "long", timeStyle: "short" } as const
    const savedAt = new Intl.DateTimeFormat(languageTag, style).format(cart.atMs)
    setText("text", texts.cartWas.replace("{time}", savedAt))
    for (const { name, details, qty, amount } of cart.items) {
      addLine(list, [`${qty} × `, name], amount, details)
    }
    addLine(list, [cart.hasDelivery ? texts.total : texts.totalWithoutDelivery], cart.total)
    list.hidden = false
  }
  /** Returns the title of a cached page. */
  const readTitle = (html: string) => {
    const text = document.createElement("textarea")
    text.innerHTML = /<title>([^<]*)/.exec(html)?.[1] ?? ""
    return text.value
  }
  const showPages = async () => {
    const list = find("pages")
    if (!list || !(await caches.has(names.pagesCache))) return
    const cache = await caches.open(names.pagesCache)
    const keys = [...(await cache.keys())].reverse().filter(({ url }) => {
      const { pathname } = new URL(url)
      const language = /^\/[a-z]{2}(?=\/|$)/.exec(pathname)?.[0] ?? ""
      return language === prefix && pathname !== location.pathname
    })
    for (const key of keys.slice(0, maxPages)) {
      const page = await cache.match(key, { ignoreVary: true })
      const title = readTitle((await page?.text()) ?? "")
      if (title === "") continue
      const link = document.createElement("a")
      link.href = new URL(key.url).pathname
      link.textContent = title
      link.dir = "auto"
      const line = document.createElement("li")
      line.append(link)
      list.append(line)
    }
    const section = find("saved-pages")
    if (section && list.children.length > 0) section.hidden = false
  }
  if (/^(?:\/[a-z]{2})?\/cart\/?$/.test(location.pathname)) {
    const cart = readCart()
    document.title = texts.cart
    setText("title", texts.cart)
    if (cart) showCart(cart)
    else setText("text", texts.noCart)
  }
  /** Waits for a successful response: an unstable connection must not interrupt a navigation. */
  const reloadWhenReachable = async () => {
    await fetch(location.href, { method: "HEAD", cache: "no-store" })
    location.reload()
  }
  find("retry")?.addEventListener("click", () => location.reload())
  addEventListener("online", () => {
    setTimeout(() => reloadWhenReachable().catch(() => {}), 1_000)
  })
  await showPages()
}
