import { parseSearchWords } from "#backend/search/search-words.ts"
import type { Seed } from "../seed-types.ts"

/** What customers call things by other names than the shop: "=" finds both, "→" only the second. */
const synonymTexts = {
  en: [
    "xmas = christmas",
    "necklace = pendant",
    "gift card = gift voucher",
    "postage = shipping",
    "lamp → night light",
  ],
  ar: [
    "عقد = قلادة",
    "بطاقة هدية → قسائم الهدايا",
    "قسيمة هدية → قسائم الهدايا",
    "ريزن = راتنج",
    "بريد → شحن",
    "مصباح → مصباح ليلي",
  ],
  de: [
    "Kunstharz = Harz",
    "Halskette = Anhänger",
    "Christbaumkugel = Weihnachtskugel",
    "Gutschein = Geschenkgutschein",
    "Porto = Versand",
    "Ausstechform = Ausstecher",
    "Lampe → Nachtlicht",
  ],
  ja: [
    "ネックレス = ペンダント",
    "商品券 = ギフト券",
    "樹脂 = レジン",
    "郵送 → 配送",
    "抜き型 = クッキー型",
    "ランプ → ナイトライト",
  ],
} as const

const parseWords = (text: string) => parseSearchWords(text).join(" ")

export const synonyms: Seed["synonyms"] = Object.entries(synonymTexts).flatMap(
  ([language, texts]) =>
    texts.map((text) => {
      const [words = "", sign, others = ""] = text.split(/ ([=→]) /)
      const is_two_way = sign === "="
      return { language, words: parseWords(words), others: parseWords(others), is_two_way }
    }),
)

/** Pages that answer a search better than its results; words in any language. */
const redirectTexts = {
  "/shipping-and-returns": ["returns", "refund", "Rückgabe", "Rücksendung", "返品", "إرجاع"],
  "/contact": ["contact", "Kontakt", "お問い合わせ", "اتصل بنا"],
}

export const searchRedirects: Seed["searchRedirects"] = Object.entries(redirectTexts).flatMap(
  ([to_path, texts]) => texts.map((text) => ({ words: parseWords(text), to_path })),
)
