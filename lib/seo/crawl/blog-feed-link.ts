import type { Metadata } from "next"
import { buildSiteUrl } from "../site-url.ts"
import { blogFeedPath } from "./build-blog-feed.ts"

/** Adds the link to the Atom feed to the metadata of a blog page. */
export function withBlogFeed(metadata: Metadata, title: string): Metadata {
  const types = { "application/atom+xml": [{ url: buildSiteUrl(blogFeedPath), title }] }
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}
