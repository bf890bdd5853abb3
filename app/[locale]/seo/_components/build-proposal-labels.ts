import { getTranslations } from "next-intl/server"
import { networks } from "#lib/studio/social-cards.ts"
import type { ProposalLabels } from "./proposal-props.ts"

/** The words of the texts to try, in the reader's language. */
export async function buildProposalLabels(locale: string): Promise<ProposalLabels> {
  const t = await getTranslations({ locale, namespace: "studio" })
  const raw = <K extends string>(group: string, names: readonly K[]) =>
    Object.fromEntries(names.map((name) => [name, String(t.raw(`${group}.${name}`))])) as Record<
      K,
      string
    >
  return {
    texts: raw("sections.texts", ["heading", "intro"]),
    cards: raw("sections.cards", ["heading", "intro"]),
    fields: raw("proposal.fields", ["title", "description", "show", "reset"]),
    length: raw("proposal.length", ["measure", "empty", "short", "good", "long"]),
    copy: raw("proposal.copy", ["title", "description", "link", "done", "failed"]),
    search: raw("proposal.search", ["desktop", "phone", "noTitle", "noDescription"]),
    networks: raw("proposal.networks", networks),
    themes: raw("proposal.themes", ["light", "dark"]),
    from: String(t.raw("proposal.from")),
    noPicture: t("proposal.noPicture"),
  }
}
