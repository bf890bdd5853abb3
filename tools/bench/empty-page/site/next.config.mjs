/**
 * Next.js as it comes, apart from checks that only cost time.
 * @type {import("next").NextConfig}
 */
export default { typescript: { ignoreBuildErrors: true } }
