import { parsePicture } from "#lib/api/picture.ts"
import type { WireAddress } from "#lib/contract/address.ts"
import type { WireUser } from "#lib/contract/user.ts"
import { australianStates } from "#lib/contract/values/australia.ts"
import type { Customer, CustomerDetails } from "./customer.ts"
import type { SavedAddress, WrittenAddress } from "./saved-address.ts"

/** Parses a customer. */
export function parseCustomer(wire: WireUser): Customer {
  return {
    id: wire.id,
    email: wire.email,
    photo: parsePicture(wire.thumbnail),
    isAdmin: wire.is_admin,
    hasPassword: wire.has_password,
    currentAddressId: wire.current_address_id,
    details: parseDetails(wire),
  }
}

function parseDetails(wire: WireUser): CustomerDetails {
  const stateId = wire.drivers_licence_state_of_issue_id
  return {
    firstName: wire.first_name,
    lastName: wire.last_name,
    dateOfBirth: wire.date_of_birth,
    mobilePhone: wire.mobile_phone,
    additionalMember: wire.additional_member,
    companyName: wire.company_name,
    tradingName: wire.trading_name,
    abn: wire.abn ?? "",
    companyPhone: wire.company_phone,
    website: wire.website ?? "",
    facebookLink: wire.facebook_link ?? "",
    driversLicenceNumber: wire.drivers_licence_number,
    driversLicenceExpiry: wire.drivers_licence_expiry,
    driversLicenceState: australianStates.find(({ id }) => id === stateId)?.code ?? "",
    emergencyContactName: wire.emergency_contact_name,
    emergencyContactPhone: wire.emergency_contact_phone,
  }
}

/** Parses a saved address. */
export function parseSavedAddress(wire: WireAddress): SavedAddress {
  return { id: wire.id, isEnabled: wire.enabled, ...parseWrittenAddress(wire) }
}

/** Parses the text fields of an address, saved or not. */
export function parseWrittenAddress(wire: Omit<WireAddress, "id" | "enabled">): WrittenAddress {
  return {
    displayName: wire.display_name,
    firstName: wire.first_name,
    lastName: wire.last_name,
    company: wire.company,
    streetAddress: wire.street_address,
    streetAddressMore: wire.street_address_1,
    city: wire.city,
    state: wire.state,
    postcode: wire.postcode,
    phone: wire.phone,
    email: wire.email,
  }
}
