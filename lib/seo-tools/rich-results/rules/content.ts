import { buildSource, isA, type RichRule } from "../rich-rule.ts"
import { buildRichFinding } from "../shape.ts"

/** Maximum length of a headline in search results. */
const maxHeadline = 110

/** Article: title, image and date in Google's article results. */
export const article: RichRule = {
  id: "article",
  source: buildSource("article"),
  isFor: (entry) => isA(entry, "Article", "BlogPosting", "NewsArticle"),
  buildShape: () => ({
    recommended: [
      "headline",
      "image",
      "datePublished",
      "dateModified",
      "author.name",
      "author.url",
    ],
    values: {
      image: "picture",
      datePublished: "day",
      dateModified: "day",
      "author.url": "address",
    },
    customCheck: ({ headline }) =>
      typeof headline === "string" && headline.length > maxHeadline
        ? [buildRichFinding("longHeadline", "warning", "headline")]
        : [],
  }),
}

/** FAQ: questions with their accepted replies below a search result. */
export const faq: RichRule = {
  id: "faq",
  source: buildSource("faqpage"),
  isFor: (entry) => isA(entry, "FAQPage"),
  buildShape: () => ({
    required: ["mainEntity"],
    nested: { mainEntity: { required: ["name", "acceptedAnswer", "acceptedAnswer.text"] } },
    customCheck: () => [buildRichFinding("faqLimited", "hint", "mainEntity")],
  }),
}

/** Video: its thumbnail in search and among videos. */
export const video: RichRule = {
  id: "video",
  source: buildSource("video"),
  isFor: (entry) => isA(entry, "VideoObject"),
  buildShape: () => ({
    required: ["name", "thumbnailUrl", "uploadDate"],
    recommended: ["description", ["contentUrl", "embedUrl"], "duration"],
    values: {
      thumbnailUrl: "picture",
      uploadDate: "day",
      duration: "duration",
      contentUrl: "address",
      embedUrl: "address",
    },
  }),
}

const credits = ["creator", "creditText", "copyrightNotice", "license"]

/** Image metadata: creator and licence of an image in Google Images. */
export const imageMetadata: RichRule = {
  id: "imageMetadata",
  source: buildSource("image-license-metadata"),
  // An image without licence data needs nothing.
  isFor: (entry) =>
    isA(entry, "ImageObject") &&
    [...credits, "acquireLicensePage"].some((name) => name in entry.node),
  buildShape: () => ({
    required: [["contentUrl", "url"], credits],
    recommended: ["license", "acquireLicensePage", "creditText", "creator", "copyrightNotice"],
    values: { contentUrl: "address", license: "address", acquireLicensePage: "address" },
  }),
}

/** Event: its time and location. */
export const event: RichRule = {
  id: "event",
  source: buildSource("event"),
  isFor: (entry) => isA(entry, "Event") || entry.types.some((type) => /^[A-Z]\w+Event$/.test(type)),
  buildShape: () => ({
    required: ["name", "startDate", "location", ["location.address", "location.url"]],
    recommended: [
      "endDate",
      "description",
      "eventStatus",
      "image",
      "offers",
      "organizer",
      "performer",
    ],
    values: { startDate: "day", endDate: "day", image: "picture" },
  }),
}
