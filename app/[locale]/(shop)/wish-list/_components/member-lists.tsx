import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { FormName } from "#components/ui/form-name.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { SavedCard } from "#components/wish-list/saved-card.tsx"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { wishListLimits } from "#lib/contract/wish-list.ts"
import { buildSiteUrl } from "#lib/seo/site-url.ts"
import type { SavedProduct } from "#lib/wish-list/saved-product.ts"
import { handleWishListForm } from "#lib/wish-list/wish-list-action.ts"
import type { WishList, WishLists } from "#lib/wish-list/wish-list-api.ts"
import {
  buildSharedListPath,
  buildWishListPath,
  type WishListIntent,
} from "#lib/wish-list/wish-list-paths.ts"
import { getSavedCardLabels } from "./wish-list-labels.ts"

type MemberListsProps = {
  locale: string
  lists: WishLists
  isSelling: boolean
  /** Shown if nothing is saved. */
  empty: ReactNode
}

/** Renders a customer's lists. All of it is links and forms, which work without JavaScript. */
export async function MemberLists({ locale, lists, isSelling, empty }: MemberListsProps) {
  const { chosen, products } = lists
  const [t, tAddress] = await Promise.all([
    getTranslations({ locale, namespace: "wishList" }),
    getTranslations({ locale, namespace: "address" }),
  ])
  const getName = ({ name }: WishList) => name || t("defaultName")
  const labels = await getSavedCardLabels(locale)
  const others = lists.lists.filter(({ id }) => id !== chosen?.id)
  return (
    <>
      {lists.lists.length > 1 && (
        <nav aria-label={t("lists")}>
          <ul className="flex flex-wrap gap-2">
            {lists.lists.map((list) => (
              <li key={list.id}>
                <ShopLink
                  href={buildLocalePath(locale, buildWishListPath(list.id))}
                  aria-current={list.id === chosen?.id ? "page" : undefined}
                  className="flex min-h-11 items-center gap-2 rounded-lg border border-line px-4 py-2 no-underline aria-[current=page]:border-brand aria-[current=page]:bg-tint aria-[current=page]:font-semibold"
                >
                  <bdi className="min-w-0 wrap-anywhere">{getName(list)}</bdi>
                  <span className="shrink-0">({list.count})</span>
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {chosen && (
        <h2 className="text-2xl wrap-anywhere">
          <bdi>{getName(chosen)}</bdi>
        </h2>
      )}
      {products.length === 0 && empty}
      {chosen && products.length > 0 && (
        <ul className="divide-y divide-line">
          {products.map((product) => (
            <SavedCard
              key={product.slug}
              headingLevel={3}
              product={product}
              locale={locale}
              labels={labels}
            >
              <ProductForms
                product={product}
                list={chosen}
                others={others.map((list) => ({ id: list.id, name: getName(list) }))}
                isSelling={isSelling}
                locale={locale}
              />
            </SavedCard>
          ))}
        </ul>
      )}
      <div className="grid gap-6 md:grid-cols-2">
        {chosen && products.length > 0 && <ShareForm list={chosen} locale={locale} />}
        {chosen && (
          <section className="card stack-4 p-5">
            <h2 className="text-xl">{t("change")}</h2>
            <NameForm
              intent="rename"
              list={chosen.id}
              name={getName(chosen)}
              label={t("name")}
              text={t("rename")}
            />
            <details>
              <summary className={buildButtonClass("tertiary", "-ms-4 cursor-pointer")}>
                {t("delete")}
              </summary>
              <IntentForm intent="delete" list={chosen.id}>
                <button type="submit" className={buildButtonClass("secondary")}>
                  {tAddress("deleteSure")}
                </button>
              </IntentForm>
            </details>
          </section>
        )}
        <section className="card stack-4 p-5">
          <h2 className="text-xl">{t("newList")}</h2>
          <NameForm
            intent="create"
            list={chosen?.id ?? null}
            name=""
            label={t("name")}
            text={t("create")}
          />
        </section>
      </div>
    </>
  )
}

type IntentFormProps = {
  intent: WishListIntent
  list: number | null
  product?: string
  className?: string
  children: ReactNode
}

function IntentForm({ intent, list, product, className, children }: IntentFormProps) {
  return (
    <form action={handleWishListForm} className={className}>
      <FormName form="wishList" />
      <input type="hidden" name="intent" value={intent} />
      {list !== null && <input type="hidden" name="list" value={list} />}
      {product !== undefined && <input type="hidden" name="product" value={product} />}
      {children}
    </form>
  )
}

type NameFormProps = {
  intent: "create" | "rename"
  list: number | null
  name: string
  label: string
  text: string
}

function NameForm({ intent, list, name, label, text }: NameFormProps) {
  return (
    <IntentForm intent={intent} list={list} className="flex flex-wrap items-end gap-3">
      <label className="grow text-sm font-semibold">
        {label}
        <input
          key={name}
          name="name"
          defaultValue={name}
          required
          maxLength={wishListLimits.name}
          autoComplete="off"
          dir="auto"
          className="control font-normal"
        />
      </label>
      <button type="submit" className={buildButtonClass("secondary")}>
        {text}
      </button>
    </IntentForm>
  )
}

type ProductFormsProps = {
  product: SavedProduct
  list: WishList
  others: readonly { id: number; name: string }[]
  isSelling: boolean
  locale: string
}

async function ProductForms({ product, list, others, isSelling, locale }: ProductFormsProps) {
  const [t, tCart] = await Promise.all([
    getTranslations({ locale, namespace: "wishList" }),
    getTranslations({ locale, namespace: "cart" }),
  ])
  const { slug, state, skuId } = product
  const name = <span className="sr-only">{product.name}</span>
  return (
    <div className="flex flex-wrap items-end gap-2">
      {isSelling && state === "available" && skuId !== null && (
        <IntentForm intent="cart" list={list.id} product={slug}>
          <input type="hidden" name="sku" value={skuId} />
          <button type="submit" className={buildButtonClass()}>
            {t("moveToCart")} {name}
          </button>
        </IntentForm>
      )}
      {(state === "choose" || state === "options_gone") && (
        <ShopLink
          href={buildLocalePath(locale, buildProductPath(slug, product.optionQuery))}
          className={buildButtonClass("secondary")}
        >
          {t("chooseOptions")} {name}
        </ShopLink>
      )}
      <IntentForm intent="remove" list={list.id} product={slug}>
        <button type="submit" className={buildButtonClass("tertiary")}>
          {tCart("remove")} {name}
        </button>
      </IntentForm>
      {others.length > 0 && (
        <IntentForm
          intent="move"
          list={list.id}
          product={slug}
          className="flex flex-wrap items-end gap-2"
        >
          <label className="text-sm">
            {t("moveTo")} {name}
            <select name="to" className="control block sm:max-w-60">
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className={buildButtonClass("secondary")}>
            {t("move")} {name}
          </button>
        </IntentForm>
      )}
    </div>
  )
}

async function ShareForm({ list, locale }: { list: WishList; locale: string }) {
  const t = await getTranslations({ locale, namespace: "wishList.share" })
  return (
    <section className="card stack-4 p-5 md:row-span-2">
      <h2 className="text-xl">{t("heading")}</h2>
      <p>{t("text")}</p>
      {list.shareToken === null ? (
        <IntentForm intent="share" list={list.id}>
          <button type="submit" className={buildButtonClass("secondary")}>
            {t("create")}
          </button>
        </IntentForm>
      ) : (
        <>
          <label className="block text-sm font-semibold">
            {t("link")}
            <input
              readOnly
              dir="ltr"
              value={buildSiteUrl(buildSharedListPath(list.shareToken), locale)}
              className="control font-normal"
            />
          </label>
          <IntentForm intent="withdraw" list={list.id}>
            <button type="submit" className={buildButtonClass("tertiary", "-ms-4")}>
              {t("withdraw")}
            </button>
          </IntentForm>
        </>
      )}
    </section>
  )
}
