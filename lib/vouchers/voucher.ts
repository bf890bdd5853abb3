import type { Picture } from "#lib/images/picture.ts"
import type { Money } from "#lib/money.ts"

/** What a gift voucher can look like; its picture is 16 by 9. */
export type VoucherTheme = { id: number; name: string; picture: Picture | null }

/** A gift voucher as it is printed. */
export type Voucher = {
  amount: Money
  /** Null for one that is not paid, or no longer good. */
  code: string | null
  isRedeemed: boolean
  issuedAt: string | null
  theme: VoucherTheme | null
  sellerName: string
}
