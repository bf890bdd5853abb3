import { listAddressLines, type TypedAddress } from "#lib/account/saved-address.ts"

/** An address as it is written on a parcel. */
export function AddressLines({ address }: { address: TypedAddress }) {
  const lines = listAddressLines(address)
  return (
    <address className="not-italic wrap-anywhere">
      {lines.map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
