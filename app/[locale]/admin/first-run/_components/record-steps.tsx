"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { parseTypedAmount, parseTypedCount } from "#lib/admin/amount.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { SetupStatus } from "#lib/contract/setup-steps.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useDraft } from "../../_components/use-draft.ts"

const noErrors: Readonly<Record<string, string>> = {}

/** Renders the form of a product with one variant. */
export function ProductStep() {
  const t: TextsOf<"admin.setup.product"> = useTranslations("admin.setup.product")
  const tPrices: TextsOf<"admin.prices"> = useTranslations("admin.prices")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const { values, set, clear } = useDraft("setup.product", {
    name: "",
    blurb: "",
    price: "",
    stock: "1",
  })
  const [problems, setProblems] = useState(noErrors)
  const [created, setCreated] = useState<{ id: number; url: string } | null>(null)
  const bind = (name: keyof typeof values) => ({
    label: t(name),
    value: values[name],
    onChange: (text: string) => set(name, text),
    error: problems[name] ?? state.errors[name],
  })
  const create = async () => {
    const [price, stock] = [parseTypedAmount(values.price), parseTypedCount(values.stock)]
    const isNameless = values.name.trim() === ""
    setProblems({
      ...(isNameless && { name: tForm("invalid.required") }),
      ...(price === null && { price: tPrices("amountInvalid") }),
      ...(stock === null && { stock: tPrices("stockInvalid") }),
    })
    if (isNameless || price === null || stock === null) return
    const input = { name: values.name, blurb: values.blurb, price, stock }
    const isDone = await run(async () => {
      const { item } = await send("createFirstProduct", input)
      setCreated(item)
    }, t("created"))
    if (isDone) clear()
  }
  return (
    <>
      <ActionForm state={state} onSubmit={create} button={t("create")}>
        <Field {...bind("name")} />
        <Field {...bind("blurb")} rows={2} />
        <Field {...bind("price")} inputMode="decimal" />
        <Field {...bind("stock")} inputMode="numeric" />
      </ActionForm>
      <ActionNotice state={state} />
      {created !== null && (
        <ul className="links">
          <li>
            <ShopLink href={buildLocalePath(locale, buildProductPath(created.url))}>
              {t("see")}
            </ShopLink>
          </li>
          <li>
            <ShopLink href={buildLocalePath(locale, `/admin/products/${created.id}`)}>
              {t("edit")}
            </ShopLink>
          </li>
        </ul>
      )}
    </>
  )
}

/** Renders the form of a way to deliver to all of Australia. */
export function DeliveryStep() {
  const t: TextsOf<"admin.setup.delivery"> = useTranslations("admin.setup.delivery")
  const tPrices: TextsOf<"admin.prices"> = useTranslations("admin.prices")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const { values, set, clear } = useDraft("setup.delivery", {
    name: "",
    description: "",
    amount: "",
    free_over: "",
  })
  const [problems, setProblems] = useState(noErrors)
  const bind = (name: keyof typeof values) => ({
    label: t(name),
    value: values[name],
    onChange: (text: string) => set(name, text),
    error: problems[name] ?? state.errors[name],
  })
  const create = async () => {
    const amount = parseTypedAmount(values.amount)
    const isAlways = values.free_over.trim() === ""
    const freeOver = isAlways ? null : parseTypedAmount(values.free_over)
    const isFreeWrong = !isAlways && freeOver === null
    const isNameless = values.name.trim() === ""
    setProblems({
      ...(isNameless && { name: tForm("invalid.required") }),
      ...(amount === null && { amount: tPrices("amountInvalid") }),
      ...(isFreeWrong && { free_over: tPrices("amountInvalid") }),
    })
    if (isNameless || amount === null || isFreeWrong) return
    const { name, description } = values
    const input = { name, description, amount, free_over: freeOver }
    if (await run(() => send("createFirstDelivery", input), t("created"))) clear()
  }
  return (
    <>
      <ActionForm state={state} onSubmit={create} button={t("create")}>
        <Field {...bind("name")} />
        <Field {...bind("description")} />
        <Field {...bind("amount")} inputMode="decimal" />
        <Field {...bind("free_over")} inputMode="decimal" />
      </ActionForm>
      <ActionNotice state={state} />
      <p className="links">
        <ShopLink href={buildLocalePath(locale, "/admin/delivery")}>{t("more")}</ShopLink>
      </p>
    </>
  )
}

/**
 * Renders the form of the home page's heading and text, which replace what is there; or the link to
 * its editor once somebody has changed it.
 */
export function PageStep({ status }: { status: SetupStatus }) {
  const t: TextsOf<"admin.setup.page"> = useTranslations("admin.setup.page")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const { values, set, clear } = useDraft("setup.page", { heading: "", text: "" })
  const { changed_home_id: changedId } = status
  const save = async () => {
    if (await run(() => send("updateHomePage", values), t("saved"))) clear()
  }
  return (
    <>
      {changedId === null ? (
        <>
          <p>{t("replaces")}</p>
          <ActionForm state={state} onSubmit={save} button={t("save")}>
            <Field
              label={t("title")}
              value={values.heading}
              onChange={(text) => set("heading", text)}
              error={state.errors.heading}
            />
            <Field
              label={t("text")}
              value={values.text}
              onChange={(text) => set("text", text)}
              error={state.errors.text}
              rows={5}
            />
          </ActionForm>
        </>
      ) : (
        <p>{t("changed")}</p>
      )}
      <ActionNotice state={state} />
      <ul className="links">
        {changedId !== null && (
          <li>
            <ShopLink href={buildLocalePath(locale, `/admin/pages/${changedId}`)}>
              {t("edit")}
            </ShopLink>
          </li>
        )}
        <li>
          <ShopLink href={buildLocalePath(locale, "/")}>{t("see")}</ShopLink>
        </li>
      </ul>
    </>
  )
}
