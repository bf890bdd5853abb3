import type { Money } from "#lib/contract/money.ts"
import type { Picture } from "#lib/images/picture.ts"

/** A design of a gift voucher; its image is 16:9. */
export type VoucherTheme = { id: number; name: string; picture: Picture | null }

/** A gift voucher as it is printed. */
export type Voucher = {
  amount: Money
  /** Null while it is unpaid, or if it is no longer valid. */
  code: string | null
  isRedeemed: boolean
  issuedAt: string | null
  theme: VoucherTheme | null
  sellerName: string
}
