import { buildUnitCatcher, type Mutation } from "../mutation.ts"

/** Mutations of questions to products, of votes for reviews, and of the filter by rating. */
export const questionMutations: readonly Mutation[] = [
  {
    name: "question-public-without-permission",
    file: "backend/questions/update-question.ts",
    find: "if (publish && !question.may_publish) return unpublishable",
    replace: "",
    why: "a question is public only if its asker allowed it",
    caughtBy: buildUnitCatcher("backend/questions/product-questions.test.ts"),
  },
  {
    name: "reply-emailed-again",
    file: "backend/questions/update-question.ts",
    find: "if (question.reply !== reply) {",
    replace: 'if (reply !== "") {',
    why: "the same reply is emailed once",
    caughtBy: buildUnitCatcher("backend/questions/product-questions.test.ts"),
  },
  {
    name: "public-question-keeps-its-asker",
    file: "backend/questions/expired-questions.ts",
    find: '.set({ name: "", email: "" })',
    replace: '.set({ name: "" })',
    why: "the address of an asker is deleted after its retention period",
    caughtBy: buildUnitCatcher("backend/questions/product-questions.test.ts"),
  },
  {
    name: "rating-count-ignores-other-filters",
    file: "backend/catalogue/filtered-products.ts",
    find: "} AND open_bits &",
    replace: "} OR open_bits &",
    why: "the counts of ratings follow the other filters",
    caughtBy: buildUnitCatcher("backend/catalogue/filtered-products.test.ts"),
  },
  {
    name: "network-votes-without-end",
    file: "backend/reviews/vote-review.ts",
    find: "counts.near >= maxNetworkVotes",
    replace: "counts.near < 0",
    why: "deleting cookies gains few votes for a review",
    caughtBy: buildUnitCatcher("backend/reviews/vote-review.test.ts"),
  },
  {
    name: "vote-for-former-text",
    file: "backend/reviews/save-review.ts",
    find: "    helpful_count: 0,\n",
    replace: "",
    why: "a changed review has no votes",
    caughtBy: buildUnitCatcher("backend/reviews/vote-review.test.ts"),
  },
  {
    name: "photo-not-checked",
    file: "backend/reviews/review-photos.ts",
    find: '          status: "pending",\n',
    replace: "",
    why: "a review with a new photo is checked again",
    caughtBy: buildUnitCatcher("backend/reviews/review-photos.test.ts"),
  },
  {
    name: "photo-of-any-review-deleted",
    file: "backend/reviews/review-photos.ts",
    find: "if (!review?.image_hashes.includes(hash)) return",
    replace: "if (!review) return",
    why: "a customer deletes photos of their own review only",
    caughtBy: buildUnitCatcher("backend/reviews/review-photos.test.ts"),
  },
]
