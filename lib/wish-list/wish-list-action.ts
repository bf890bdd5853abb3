"use server"

import { redirect } from "next/navigation"
import { requestAsCustomer } from "#lib/auth/account-api.ts"
import type { ErrorResponse } from "#lib/auth/authenticated-client.ts"
import { getTyped } from "#lib/auth/handle-account-form.ts"
import { addCartLine } from "#lib/cart/cart-api.ts"
import { getNumberField, withCartFormGuard } from "#lib/cart/form-action.ts"
import { errorDetailSchema } from "#lib/contract/error-detail.ts"
import type { Result } from "#lib/contract/result.ts"
import { sanitiseLine } from "#lib/contract/values/sanitise-text.ts"
import { wishListLimits } from "#lib/contract/wish-list.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { buildWishListPath, type WishListNotice, wishListIntents } from "./wish-list-paths.ts"

/** Handles a form of the saved products, then redirects to it with a notice. */
export async function handleWishListForm(data: FormData): Promise<never> {
  const list = getNumberField(data, "list")
  const done: { notice: WishListNotice } = { notice: "failed" }
  await withCartFormGuard(async () => {
    done.notice = await applyIntent(data, list ?? 0)
    return { ok: true, value: null }
  })
  const isDeleted = done.notice === "saved" && getTyped(data, "intent") === "delete"
  redirect(await buildVisitorPath(buildWishListPath(isDeleted ? null : list, done.notice)))
}

async function applyIntent(data: FormData, id: number): Promise<WishListNotice> {
  const product = getTyped(data, "product")
  const name = sanitiseLine(getTyped(data, "name")).slice(0, wishListLimits.name)
  switch (wishListIntents.find((known) => known === getTyped(data, "intent"))) {
    case "cart":
      return moveToCart(product, getNumberField(data, "sku") ?? 0, id)
    case "remove":
      return judge(await requestAsCustomer("removeSavedItem", { body: { product, list: id } }))
    case "move": {
      const to = getNumberField(data, "to") ?? 0
      return judge(await requestAsCustomer("moveSavedItem", { body: { product, from: id, to } }))
    }
    case "create":
      return name === ""
        ? "nameRequired"
        : judge(await requestAsCustomer("createWishList", { body: { name } }))
    case "rename":
      return name === ""
        ? "nameRequired"
        : judge(await requestAsCustomer("renameWishList", { body: { id, name } }))
    case "delete":
      return judge(await requestAsCustomer("deleteWishList", { body: { id } }))
    case "share":
      return judge(await requestAsCustomer("shareWishList", { body: { id, shared: true } }))
    case "withdraw":
      return judge(await requestAsCustomer("shareWishList", { body: { id, shared: false } }))
    case undefined:
      return "failed"
  }
}

/** Adds a product to the cart with its chosen options. It stays in the list if that fails. */
async function moveToCart(product: string, sku: number, list: number): Promise<WishListNotice> {
  const added = await addCartLine({ sku, qty: 1, addons: [] })
  if (!added.ok) return "notMoved"
  await requestAsCustomer("removeSavedItem", { body: { product, list } })
  return "moved"
}

const noticesByCode: Readonly<Record<string, WishListNotice>> = {
  wish_list_full: "full",
  wish_lists_full: "listsFull",
  wish_list_name_taken: "nameTaken",
  wish_list_name_required: "nameRequired",
}

function judge(result: Result<unknown, ErrorResponse>): WishListNotice {
  if (result.ok) return "saved"
  const detail = errorDetailSchema.safeParse(result.error.detail)
  return noticesByCode[detail.data?.code ?? ""] ?? "failed"
}
