/** Names of everything the shop keeps in a browser's caches. A new form of it gets a new number. */
export const cacheNames = {
  pages: "curlew-pages-1",
  pictures: "curlew-pictures-1",
  files: "curlew-files-1",
  offline: "curlew-offline-1",
}
