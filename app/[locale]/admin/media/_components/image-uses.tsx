"use client"

import { useTranslations } from "next-intl"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { resolveUsePath } from "#lib/admin/media-tags.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { WireImageUse, WireMediaItem } from "#lib/contract/media-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Section } from "../../_components/section.tsx"

/** Renders where an image is shown, with links to what has a screen. */
export function ImageUses({ item }: { item: WireMediaItem }) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const { uses, order_count: orders } = item
  return (
    <Section id="uses" heading={t("uses")}>
      {item.is_unused && <p>{t("noUses")}</p>}
      {uses.length > 0 && (
        <ul className="links">
          {uses.map((use) => (
            <li key={`${use.model} ${use.id} ${use.name}`}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      )}
      {orders > 0 && <p>{t("usedByOrders", { count: orders })}</p>}
    </Section>
  )
}

const kinds: Readonly<Record<string, Kind>> = {
  "sell/product": "product",
  "cognito/group": "group",
  "cognito/page": "page",
  "cognito/page_content": "page",
  "cognito/article": "article",
  "cognito/gallery": "gallery",
  "cognito/person": "person",
  "cognito/testimonial": "testimonial",
  "cognito/video": "video",
  "cognito/domain": "site",
  "cognito/gift_voucher_theme": "voucher",
}

type Kind =
  | "product"
  | "group"
  | "page"
  | "article"
  | "gallery"
  | "person"
  | "testimonial"
  | "video"
  | "site"
  | "voucher"

/** Renders a record that shows an image or a video, with a link if it has a screen. */
export function Use({ use: { model, id, name } }: { use: WireImageUse }) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const { locale } = useAdminPage()
  const kind = kinds[model]
  const text = kind === undefined ? name : t("use", { kind: t(`kinds.${kind}`), name })
  const path = resolveUsePath(model, id)
  return path === null ? (
    <span>{text}</span>
  ) : (
    <ShopLink href={buildLocalePath(locale, path)}>{text}</ShopLink>
  )
}
