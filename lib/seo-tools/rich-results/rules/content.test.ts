import { buildExampleUrl, listRichFindings, listRichIssues } from "#tests/factories/rich-remarks.ts"

describe("rich results of articles, FAQs, videos and images", () => {
  const article = {
    "@type": "BlogPosting",
    headline: "Choosing a resin",
    image: buildExampleUrl("/a.jpeg"),
    datePublished: "2026-05-01T09:00:00+10:00",
    dateModified: "2026-05-02",
    author: { "@type": "Person", name: "Robin", url: buildExampleUrl("/about") },
  }

  it("requires nothing of an article, and recommends six properties", () => {
    expect(listRichFindings(article, "article")).toEqual([])
    expect(listRichIssues({ "@type": "Article" }, "article")).toEqual([])
    expect(listRichFindings({ "@type": "Article" }, "article")).toHaveLength(6)
  })

  it("limits the headline of an article to 110 characters and requires valid dates", () => {
    expect(listRichIssues({ ...article, headline: "a".repeat(110) }, "article")).toEqual([])
    expect(listRichIssues({ ...article, headline: "a".repeat(10_000) }, "article")).toEqual([
      "warning longHeadline headline",
    ])
    expect(listRichIssues({ ...article, datePublished: "1 May 2026" }, "article")).toEqual([
      "error value datePublished",
    ])
  })

  it("requires name and text of a question and its acceptedAnswer", () => {
    const reply = { "@type": "Answer", text: "Yes." }
    const question = { "@type": "Question", name: "Does it smell?", acceptedAnswer: reply }
    expect(listRichIssues({ "@type": "FAQPage", mainEntity: [question] }, "faq")).toEqual([])
    const lacking = { ...question, acceptedAnswer: { "@type": "Answer", text: "" } }
    expect(listRichIssues({ "@type": "FAQPage", mainEntity: [question, lacking] }, "faq")).toEqual([
      "error missing mainEntity.acceptedAnswer.text",
    ])
    expect(listRichIssues({ "@type": "FAQPage" }, "faq")).toEqual(["error missing mainEntity"])
  })

  it("requires name, thumbnail and date of a video", () => {
    const video = {
      "@type": "VideoObject",
      name: "A lamp turns",
      description: "All sides.",
      thumbnailUrl: buildExampleUrl("/a.jpeg"),
      uploadDate: "2026-05-01",
      contentUrl: buildExampleUrl("/v/1.mp4"),
      duration: "PT1M30S",
    }
    expect(listRichFindings(video, "video")).toEqual([])
    expect(listRichIssues({ ...video, duration: "90 s" }, "video")).toEqual([
      "error value duration",
    ])
    expect(listRichIssues({ "@type": "VideoObject" }, "video")).toEqual([
      "error missing name",
      "error missing thumbnailUrl",
      "error missing uploadDate",
    ])
  })

  it("requires the URL of an image with licence data", () => {
    const picture = { "@type": "ImageObject", url: buildExampleUrl("/a.jpeg"), width: 1200 }
    expect(listRichFindings(picture, "imageMetadata")).toBeNull()
    expect(
      listRichIssues({ "@type": "ImageObject", creditText: "Curlew" }, "imageMetadata"),
    ).toEqual(["error missing contentUrl / url"])
    const licensed = { ...picture, acquireLicensePage: buildExampleUrl("/licence") }
    expect(listRichIssues(licensed, "imageMetadata")).toEqual([
      "error missing creator / creditText / copyrightNotice / license",
    ])
  })
})
