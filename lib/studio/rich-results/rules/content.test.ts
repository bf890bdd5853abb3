import { buildAddress, listRichFaults, listRichRemarks } from "#tests/support/rich-remarks.ts"

describe("articles, questions, films and pictures", () => {
  const article = {
    "@type": "BlogPosting",
    ...{ headline: "Choosing a resin", image: buildAddress("/a.jpeg") },
    ...{ datePublished: "2026-05-01T09:00:00+10:00", dateModified: "2026-05-02" },
    author: { "@type": "Person", name: "Robin", url: buildAddress("/about") },
  }

  it("an article needs nothing, and is told what would make it better", () => {
    expect(listRichRemarks(article, "article")).toEqual([])
    expect(listRichFaults({ "@type": "Article" }, "article")).toEqual([])
    expect(listRichRemarks({ "@type": "Article" }, "article")).toHaveLength(6)
  })

  it("an article has a headline of at most 110 characters, and days of the calendar", () => {
    expect(listRichFaults({ ...article, headline: "a".repeat(110) }, "article")).toEqual([])
    expect(listRichFaults({ ...article, headline: "a".repeat(10_000) }, "article")).toEqual([
      "warning longHeadline headline",
    ])
    expect(listRichFaults({ ...article, datePublished: "1 May 2026" }, "article")).toEqual([
      "fault value datePublished",
    ])
  })

  it("a question needs words and an answer", () => {
    const answer = { "@type": "Answer", text: "Yes." }
    const question = { "@type": "Question", name: "Does it smell?", acceptedAnswer: answer }
    expect(listRichFaults({ "@type": "FAQPage", mainEntity: [question] }, "faq")).toEqual([])
    const lacking = { ...question, acceptedAnswer: { "@type": "Answer", text: "" } }
    expect(listRichFaults({ "@type": "FAQPage", mainEntity: [question, lacking] }, "faq")).toEqual([
      "fault missing mainEntity.acceptedAnswer.text",
    ])
    expect(listRichFaults({ "@type": "FAQPage" }, "faq")).toEqual(["fault missing mainEntity"])
  })

  it("a film needs a name, a picture and a day", () => {
    const film = {
      "@type": "VideoObject",
      ...{ name: "A lamp turns", description: "All sides.", thumbnailUrl: buildAddress("/a.jpeg") },
      ...{ uploadDate: "2026-05-01", contentUrl: buildAddress("/v/1.mp4"), duration: "PT1M30S" },
    }
    expect(listRichRemarks(film, "video")).toEqual([])
    expect(listRichFaults({ ...film, duration: "90 s" }, "video")).toEqual(["fault value duration"])
    expect(listRichFaults({ "@type": "VideoObject" }, "video")).toEqual([
      ...["fault missing name", "fault missing thumbnailUrl", "fault missing uploadDate"],
    ])
  })

  it("a picture that speaks of its rights needs its address", () => {
    const picture = { "@type": "ImageObject", url: buildAddress("/a.jpeg"), width: 1200 }
    expect(listRichRemarks(picture, "imageMetadata")).toBeNull()
    expect(
      listRichFaults({ "@type": "ImageObject", creditText: "Curlew" }, "imageMetadata"),
    ).toEqual(["fault missing contentUrl / url"])
    const licensed = { ...picture, acquireLicensePage: buildAddress("/licence") }
    expect(listRichFaults(licensed, "imageMetadata")).toEqual([
      "fault missing creator / creditText / copyrightNotice / license",
    ])
  })
})
