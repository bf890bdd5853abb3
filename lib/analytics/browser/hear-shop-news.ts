import type { NewsHolder, ShopNews } from "../shop-news.ts"

/** Hands over the news that were kept, and all that come. Returns what ends it. */
export function hearShopNews(onNews: (news: ShopNews) => void): () => void {
  const holder = globalThis as NewsHolder
  const kept = holder.shopNews
  holder.shopNews = { push: onNews }
  if (Array.isArray(kept)) for (const news of kept) onNews(news)
  return () => {
    holder.shopNews = []
  }
}
