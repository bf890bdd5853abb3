import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { imageHashSchema } from "#lib/contract/image.ts"
import { buildAdminMetadata } from "../../page-data.ts"
import { ImageView } from "../_components/image-view.tsx"
import "../media.css"

type Props = { params: Promise<{ locale: string; hash: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "media")
}

export default async function ImagePage({ params }: Props) {
  const { locale, hash } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  const parsed = imageHashSchema.safeParse(hash)
  if (!parsed.success) notFound()
  return <ImageView hash={parsed.data} />
}
