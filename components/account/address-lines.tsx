import { listAddressLines, type TypedAddress } from "#lib/account/saved-address.ts"

/** Renders a postal address in the layout of a parcel label. */
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
