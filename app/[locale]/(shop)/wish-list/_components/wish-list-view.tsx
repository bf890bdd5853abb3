import { getTranslations } from "next-intl/server"
import { NeedsLogin } from "#components/session/needs-login.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { Container } from "#components/ui/container.tsx"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { wishListLimits } from "#lib/contract/wish-list.ts"
import type { WishLists } from "#lib/wish-list/wish-list-api.ts"
import { type WishListNotice, wishListPath } from "#lib/wish-list/wish-list-paths.ts"
import { DeviceList } from "./device-list.tsx"
import { MemberLists } from "./member-lists.tsx"
import { MergeDeviceItems } from "./merge-device-items.tsx"
import { getDeviceListLabels } from "./wish-list-labels.ts"

type WishListViewProps = {
  locale: string
  /** Null for guests, whose list is in the browser. */
  lists: WishLists | null
  notice: WishListNotice | null
  isSelling: boolean
}

/** Renders the saved products of a guest or a signed-in customer. */
export async function WishListView({ locale, lists, notice, isSelling }: WishListViewProps) {
  const t = await getTranslations({ locale, namespace: "wishList" })
  const empty = <EmptyList locale={locale} />
  return (
    <Container className="stack-6 py-8">
      <PageHeading>{t("title")}</PageHeading>
      {notice !== null && <ListNotice notice={notice} locale={locale} />}
      {lists === null ? (
        <>
          <GuestNote locale={locale} />
          <DeviceList
            locale={locale}
            labels={await getDeviceListLabels(locale)}
            isSelling={isSelling}
            empty={empty}
          />
        </>
      ) : (
        <>
          <MergeDeviceItems />
          <MemberLists locale={locale} lists={lists} isSelling={isSelling} empty={empty} />
        </>
      )}
    </Container>
  )
}

async function GuestNote({ locale }: { locale: string }) {
  const [t, tAccount] = await Promise.all([
    getTranslations({ locale, namespace: "wishList" }),
    getTranslations({ locale, namespace: "layout.account" }),
  ])
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="max-w-prose noscript:hidden">{t("guest")}</p>
      <noscript>
        <p className="max-w-prose">{t("noScript")}</p>
      </noscript>
      <NeedsLogin
        loginPath={buildLocalePath(locale, "/login")}
        target={buildLocalePath(locale, wishListPath)}
        className={buildButtonClass("secondary")}
      >
        {tAccount("logIn")}
      </NeedsLogin>
    </div>
  )
}

async function EmptyList({ locale }: { locale: string }) {
  const [t, tOrders] = await Promise.all([
    getTranslations({ locale, namespace: "wishList" }),
    getTranslations({ locale, namespace: "orders" }),
  ])
  return (
    <EmptyState
      icon="heart"
      title={t("empty.title")}
      actions={
        <ShopLink href={buildLocalePath(locale, "/shop")} className={buildButtonClass()}>
          {tOrders("shop")}
        </ShopLink>
      }
    >
      {t("empty.text")}
    </EmptyState>
  )
}

async function ListNotice({ notice, locale }: { notice: WishListNotice; locale: string }) {
  const [t, tError] = await Promise.all([
    getTranslations({ locale, namespace: "wishList.notices" }),
    getTranslations({ locale, namespace: "apiErrors" }),
  ])
  const texts: Record<WishListNotice, string> = {
    moved: t("moved"),
    notMoved: t("notMoved"),
    saved: t("saved"),
    failed: tError("try_again_soon"),
    noStorage: t("noStorage"),
    full: tError("wish_list_full", { count: wishListLimits.items }),
    listsFull: tError("wish_lists_full", { count: wishListLimits.lists }),
    nameTaken: tError("wish_list_name_taken"),
    nameRequired: tError("wish_list_name_required"),
  }
  const isDone = notice === "moved" || notice === "saved"
  return (
    <Notice tone={isDone ? "success" : "warning"} role={isDone ? "status" : "alert"}>
      {texts[notice]}
    </Notice>
  )
}
