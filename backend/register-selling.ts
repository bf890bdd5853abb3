import type { FastifyInstance } from "fastify"
import { buildCartKeys, type CartDeps } from "./cart/cart-parts.ts"
import type { Deps } from "./deps.ts"
import type { BackendEnv } from "./env.ts"
import { formPurpose } from "./forms/save-submission.ts"
import { buildFormEffect } from "./forms/submission-payment.ts"
import { registerOrders } from "./orders/handle-expired-orders.ts"
import { buildOrderEffect } from "./orders/handle-paid-order.ts"
import { buildOrderKeys, type OrderDeps, usualReservationMs } from "./orders/order-parts.ts"
import { orderPurpose } from "./orders/order-payment.ts"
import type { PaymentGateway } from "./payments/payment-gateway.ts"
import { registerPayments } from "./payments/register-payments.ts"
import { registerVoucherGifts } from "./vouchers/send-gifts.ts"
import { buildVoucherEffect, voucherPurpose } from "./vouchers/voucher-effect.ts"
import { buildVoucherKeys, type VoucherDeps } from "./vouchers/voucher-parts.ts"

type SellingOptions = Deps & { env: BackendEnv; onMail: () => void; gateway?: PaymentGateway }
type Selling = Pick<CartDeps & OrderDeps & VoucherDeps, "cart" | "orders" | "payments" | "vouchers">

/** Registers payments and order jobs, and returns the dependencies of the selling calls. */
export async function registerSelling(
  app: FastifyInstance,
  options: SellingOptions,
): Promise<Selling> {
  const { db, now, env, onMail } = options
  const { SITE_URL: siteUrl, REVALIDATE_SECRET: clientSecret, TOKEN_SECRET: secret } = env
  const shared = { siteUrl, clientSecret, onMail }
  const vouchers = { ...shared, keys: buildVoucherKeys(secret) }
  const orders = {
    siteUrl,
    onMail,
    keys: buildOrderKeys(secret),
    reservationMs: usualReservationMs,
  }
  const payments = await registerPayments(app, {
    ...options,
    effects: {
      [formPurpose]: buildFormEffect({ siteUrl }),
      [orderPurpose]: buildOrderEffect(orders),
      [voucherPurpose]: buildVoucherEffect(vouchers),
    },
  })
  const { leastCents, wallets } = payments.gateway
  const cart = { ...shared, keys: buildCartKeys(secret), leastCents, wallets }
  registerOrders(app, { db, now, payments, orders })
  registerVoucherGifts(app, { db, now, vouchers })
  return { cart, orders, payments, vouchers }
}
