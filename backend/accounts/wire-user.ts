import { type Kysely, sql } from "kysely"
import {
  buildOptionalWireImage,
  type ImageLookup,
  listImageRows,
} from "#backend/catalogue/images.ts"
import type { Database } from "#backend/db/schema.ts"
import type { AdminRole } from "#lib/contract/admin-role.ts"
import type { WireUser } from "#lib/contract/user.ts"

const photo = { width: 600, aspect: "1x1" } as const
const thumbnail = { width: 300, aspect: "1x1" } as const

/**
 * Returns a customer's record as in the API, also of a disabled customer; null if there is none.
 */
export async function getWireUser(db: Kysely<Database>, id: number): Promise<WireUser | null> {
  const row = await buildUserQuery(db).where("id", "=", id).executeTakeFirst()
  return row === undefined ? null : buildWireUser(row, await listImageRows(db, [row.image_hash]))
}

/** Builds the query for the user rows that `buildWireUser` takes. Dates are text, "" for none. */
export function buildUserQuery(db: Kysely<Database>) {
  return db
    .selectFrom("users")
    .select([
      ...(["id", "first_name", "last_name", "is_admin", "email", "mobile_phone"] as const),
      ...(["current_address_id", "image_hash", "company_name", "company_phone"] as const),
      ...(["trading_name", "abn", "website", "facebook_link", "additional_member"] as const),
      ...(["drivers_licence_number", "drivers_licence_state_of_issue_id"] as const),
      ...(["emergency_contact_name", "emergency_contact_phone"] as const),
      sql<string>`coalesce(to_char(date_of_birth, 'YYYY-MM-DD'), '')`.as("date_of_birth"),
      sql<string>`coalesce(to_char(drivers_licence_expiry, 'YYYY-MM-DD'), '')`.as(
        "drivers_licence_expiry",
      ),
      sql<boolean>`password_hash IS NOT NULL`.as("has_password"),
      sql<AdminRole | null>`CASE WHEN is_admin THEN admin_role END`.as("admin_role"),
    ])
}

export type UserRow = Awaited<
  ReturnType<ReturnType<typeof buildUserQuery>["executeTakeFirstOrThrow"]>
>

/** Builds the API record of a row of `buildUserQuery`, with the photo in two sizes. */
export function buildWireUser({ image_hash, ...row }: UserRow, images: ImageLookup): WireUser {
  const image = images(image_hash)
  return {
    ...row,
    image: buildOptionalWireImage(image, photo),
    thumbnail: buildOptionalWireImage(image, thumbnail),
  }
}
