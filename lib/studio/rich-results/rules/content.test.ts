import { buildAddress, listRichFaults, listRichRemarks } from "#tests/support/rich-remarks.ts"

describe("rich results of articles, FAQs, videos and images", () => {
  const article = {
    "@type": "BlogPosting",
    ...{ headline: "Choosing a resin", image: buildAddress("/a.jpeg") },
    ...{ datePublished: "2026-05-01T09:00:00+10:00", dateModified: "2026-05-02" },
    author: { "@type": "Person", name: "Robin", url: buildAddress("/about") },
  }

  it("requires nothing of an article, and recommends six properties", () => {
    expect(listRichRemarks(article, "article")).toEqual([])
    expect(listRichFaults({ "@type": "Article" }, "article")).toEqual([])
    expect(listRichRemarks({ "@type": "Article" }, "article")).toHaveLength(6)
  })

  it("limits the headline of an article to 110 characters and requires valid dates", () => {
    expect(listRichFaults({ ...article, headline: "a".repeat(110) }, "article")).toEqual([])
    expect(listRichFaults({ ...article, headline: "a".repeat(10_000) }, "article")).toEqual([
      "warning longHeadline headline",
    ])
    expect(listRichFaults({ ...article, datePublished: "1 May 2026" }, "article")).toEqual([
      "fault value datePublished",
    ])
  })

  it("requires name and text of a question and its acceptedAnswer", () => {
    const answer = { "@type": "Answer", text: "Yes." }
    const question = { "@type": "Question", name: "Does it smell?", acceptedAnswer: answer }
    expect(listRichFaults({ "@type": "FAQPage", mainEntity: [question] }, "faq")).toEqual([])
    const lacking = { ...question, acceptedAnswer: { "@type": "Answer", text: "" } }
    expect(listRichFaults({ "@type": "FAQPage", mainEntity: [question, lacking] }, "faq")).toEqual([
      "fault missing mainEntity.acceptedAnswer.text",
    ])
    expect(listRichFaults({ "@type": "FAQPage" }, "faq")).toEqual(["fault missing mainEntity"])
  })

  it("requires name, thumbnail and date of a video", () => {
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

  it("requires the URL of an image with licence data", () => {
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
