// The constants of `next/dist/lib/constants.js` that browsers need. The others are texts and names
// of the build and the server: 2 kB of every page.
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = "x-nextjs-deployment-id"
export const MATCHED_PATH_HEADER = "x-matched-path"
export const NEXT_INTERCEPTION_MARKER_PREFIX = "nxtI"
export const NEXT_QUERY_PARAM_PREFIX = "nxtP"
