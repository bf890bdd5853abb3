import type { Metadata } from "next"
import { buildSiteUrl } from "../site-url.ts"
import { blogFeedPath } from "./build-blog-feed.ts"

/** What a page of the blog says of itself, with where feed readers find the blog. */
export function withBlogFeed(metadata: Metadata, title: string): Metadata {
  const types = { "application/atom+xml": [{ url: buildSiteUrl(blogFeedPath), title }] }
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}
