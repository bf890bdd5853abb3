import { randomBytes } from "node:crypto"
import type { ModelName } from "#lib/contract/model-call.ts"
import { fetchShopApiBody } from "../support/fetch-shop-api-body.ts"
import { attackingHtml, buildPackedPayloads } from "./attack-values.ts"
import { disguisedLinks } from "./xss-payloads.ts"

/** Prefix of the slugs of all attack records; unique per process. */
export const attackSlugPrefix = `attack-trial-${randomBytes(4).toString("hex")}`

/** Creates a record and returns its id. The record is deleted after the attack. */
export type Make = (model: ModelName, values: object) => Promise<number>

/** Widget settings that refer to these records: widget type to setting and value. */
export type AttackedRecords = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** As long as the limit for short texts, and as many as the shortest list renders. */
const texts = buildPackedPayloads(480).slice(0, 60)
const names = buildPackedPayloads(190)
const links = disguisedLinks.map((link) => link.replaceAll("\0", ""))

/** The API rejects a path without a page: such a payload is the fragment of a link. */
function buildStorableLink(link: string): string {
  return /^(?:[^/?#]*:|\/{2}|#)/.test(link.trim()) ? link : `#${link}`
}

/**
 * Creates FAQs, people, testimonials, galleries, links and forms with a payload in every field.
 * Returns the widget settings that refer to them.
 */
export async function createAttackedRecords(make: Make): Promise<AttackedRecords> {
  const group = async (model: string) => {
    const url = `${attackSlugPrefix}-${model.toLowerCase()}`
    const values = { name: texts[0], content: attackingHtml(texts.join(" ")), url }
    return { url, id: await make("cognito/group", { ...values, model: `Cognito/${model}` }) }
  }
  const [faqs, people, praise, galleries] = [
    await group("Faq"),
    await group("Person"),
    await group("Testimonial"),
    await group("Gallery"),
  ]
  for (const text of texts) {
    const content = attackingHtml(text)
    const named = { name: text, title: text, content }
    await make("cognito/faq", { ...named, group_id: faqs?.id })
    await make("cognito/testimonial", { ...named, group_id: praise?.id, rating: 5 })
    const person = { first_name: text, last_name: text, title: text, description: content }
    await make("cognito/person", { ...person, group_id: people?.id })
  }
  for (const link of [...links, ...texts]) {
    await make("cognito/link", {
      parent: attackSlugPrefix,
      name: link.trim() || "x",
      link: buildStorableLink(link),
      icon: "phone",
    })
  }
  const gallery = await makeGallery(make, galleries?.id)
  const { form, legacyForm } = await makeForms(make)
  return {
    "core/faq": { group: faqs?.url },
    "core/person_list": { group: people?.url },
    "core/testimonial_grid": { group: praise?.url },
    "core/hero_testimonial": { testimonials: praise?.url },
    "core/link_children": { top_level: attackSlugPrefix },
    "core/links": { top_level: attackSlugPrefix },
    "core/gallery": { gallery },
    "core/gallery_group": { group: galleries?.url },
    "core/form": { form },
    "core/form (older)": { form: legacyForm },
  }
}

async function makeGallery(make: Make, group: number | undefined): Promise<number> {
  const { groups } = await fetchShopApiBody("initialData")
  const image_hash = groups.find(({ image }) => image)?.image?.hash ?? null
  const [heading = ""] = texts
  const url = `${attackSlugPrefix}-gallery-one`
  const values = { name: heading, url, heading, sub_heading: heading, group_id: group }
  const gallery = await make("cognito/gallery", values)
  for (const [at, text] of texts.entries()) {
    await make("cognito/slide", {
      gallery_id: gallery,
      image_hash,
      heading: text,
      sub_heading: text,
      content: attackingHtml(text),
      overlay_color: text,
      text_color: text,
      link: links[at % links.length],
      link_button_text: text,
      link_target: text,
    })
  }
  return gallery
}

async function makeForms(make: Make) {
  const kinds = ["text", "textarea", "number", "date", "select", "paragraph", "header", "button"]
  const current = [
    "content",
    "text",
    "textarea",
    "email",
    "phone",
    "currency",
    "checkbox",
    "submit",
  ]
  const frame = { name: texts[0], thank_you: texts[0] }
  const form = await make("cognito/form", {
    ...frame,
    url: `${attackSlugPrefix}-form`,
    questions: names.slice(0, 150).map((name, at) => ({
      id: at + 1,
      name,
      field_type: current[at % current.length],
      label: name,
      value: name,
      content: attackingHtml(name),
      placeholder: name,
      min: name.slice(0, 40),
      validation_message: name,
    })),
  })
  const legacyForm = await make("cognito/form", {
    ...frame,
    url: `${attackSlugPrefix}-older-form`,
    data: names.slice(0, 150).map((name, at) => ({
      name,
      type: kinds[at % kinds.length],
      subtype: name,
      label: name,
      placeholder: name,
      value: name,
      values: [{ label: name, value: name, selected: true }],
    })),
  })
  return { form, legacyForm }
}
