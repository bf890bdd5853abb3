import { getTranslations } from "next-intl/server"
import { z } from "zod"
import { listLinks } from "#lib/api/links.ts"
import { resolveLink } from "#lib/content/resolve-link.ts"
import { defineWidget } from "../define-widget.ts"
import { textSetting } from "../setting-schemas.ts"

/** A list of links below a chosen parent; they open in a new tab (specification 2, section 2). */
export const linkChildrenWidget = defineWidget({
  type: "core/link_children",
  settings: z.object({
    heading: textSetting,
    top_level: z
      .union([z.string().max(120), z.number().int().positive()])
      .default("")
      .transform(String),
  }),
  load: async ({ top_level: parent }, { limit }) =>
    parent === "" ? [] : (await listLinks(parent)).slice(0, limit),
  View: async ({ settings, data, context: { locale } }) => {
    if (data.length === 0) return null
    const t = await getTranslations({ locale, namespace: "content" })
    const heading = settings.heading || t("links")
    return (
      <nav aria-label={heading}>
        <h2 className="mb-2 text-xl font-bold">{heading}</h2>
        <ul>
          {data.map(({ id, name, href }) => {
            const link = resolveLink(href)
            return (
              link && (
                <li key={id}>
                  <a
                    href={link.href}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
                  >
                    {name}
                    <span className="sr-only"> {t("opensNewTab")}</span>
                  </a>
                </li>
              )
            )
          })}
        </ul>
      </nav>
    )
  },
})
