/** Names of the service worker's caches. A new format of the content gets a new number. */
export const cacheNames = {
  pages: "curlew-pages-1",
  pictures: "curlew-pictures-1",
  files: "curlew-files-1",
  offline: "curlew-offline-1",
}
