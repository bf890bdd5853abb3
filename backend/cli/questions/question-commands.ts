import { type CommandUnknownOpts, Option } from "@commander-js/extra-typings"
import { getAdminQuestion, listAdminQuestions } from "#backend/questions/admin-questions.ts"
import {
  type ChangedQuestion,
  deleteQuestion,
  handlePublication,
  handleQuestionReply,
} from "#backend/questions/update-question.ts"
import {
  adminQuestionQuerySchema,
  replyToQuestionSchema,
  type WireAdminQuestion,
} from "#lib/contract/product-question.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "../command.ts"
import { formatColumns, formatListPage, parseOrderNumber } from "../formats.ts"

const perPage = 50

/** Registers `questions list`: lists questions to products, newest first. */
export function registerListQuestions(questions: CommandUnknownOpts, { deps, respond }: Cli): void {
  questions
    .command("list")
    .description("Lists questions to products, newest first; by default those to answer.")
    .addOption(new Option("--status <status>", "Only these.").choices(["open", "answered", "all"]))
    .option("--page <number>", `The page, of ${perPage} questions each.`, "1")
    .action(async ({ status, page }) => respond(await listPage(deps, status ?? "open", page)))
}

async function listPage({ db }: CliDeps, status: string, page: string): Promise<CommandResult> {
  const filter = status === "all" ? {} : { has_reply: status === "answered" }
  const query = adminQuestionQuerySchema.safeParse({ ...filter, page, page_size: perPage })
  if (!query.success) return buildUsageError("--page is a whole number from 1.")
  const { data, count } = await listAdminQuestions(db, query.data)
  const rows = data.map((question) => [
    String(question.id),
    question.submitted_at.slice(0, 10),
    formatState(question),
    question.product_name,
    question.is_demo ? "demonstration" : question.email,
  ])
  const head = ["Question", "Asked", "Status", "Product", "Asker"]
  const lines = formatListPage({
    head,
    rows,
    none: "No questions found.",
    count,
    page: query.data.page,
    perPage,
  })
  return buildOutput(lines, { count, page: query.data.page, data })
}

function formatState({ reply, is_published, may_publish }: WireAdminQuestion): string {
  if (is_published) return "public"
  if (reply !== "") return "answered"
  return may_publish ? "open" : "open, private"
}

/** Registers `questions show`: shows a question with its reply. */
export function registerShowQuestion(questions: CommandUnknownOpts, { deps, respond }: Cli): void {
  questions
    .command("show")
    .description("Shows a question with its answer.")
    .argument("<question>")
    .action(async (question) => respond(await showQuestion(deps, question)))
}

async function showQuestion({ db }: CliDeps, text: string): Promise<CommandResult> {
  const id = parseOrderNumber(text)
  const question = id === null ? null : await getAdminQuestion(db, id)
  return question === null ? buildMissing(text) : buildOutput(buildLines(question), question)
}

function buildLines(question: WireAdminQuestion): string[] {
  const facts = [
    ["Question", `${question.id}, ${formatState(question)}`],
    ["Product", question.product_name],
    ["Asker", question.is_demo ? "None: a demonstration question" : question.name],
    ["Email", question.email],
    ["May be published", question.may_publish ? "yes, without the name" : "no"],
  ].filter(([, words]) => words !== "")
  const reply = question.reply === "" ? [] : ["", "Your answer:", question.reply]
  return [...formatColumns(facts), "", question.question, ...reply]
}

/** Registers `questions reply`: replies to a question and emails its asker. */
export function registerReplyToQuestion(
  questions: CommandUnknownOpts,
  { deps, respond }: Cli,
): void {
  questions
    .command("reply")
    .description("Answers a question and emails its asker.")
    .argument("<question>")
    .argument("<words>")
    .option("--publish", "Also show both on the product's page, if the asker allowed it.")
    .action(async (question, words, { publish }) =>
      respond(await reply(deps, question, { words, publish: publish === true })),
    )
}

async function reply(
  deps: CliDeps,
  text: string,
  { words, publish }: { words: string; publish: boolean },
): Promise<CommandResult> {
  const id = parseOrderNumber(text)
  if (id === null) return buildMissing(text)
  const input = replyToQuestionSchema.safeParse({ id, reply: words, publish })
  if (!input.success) return buildUsageError("An answer has 1 to 2,000 characters.")
  const shown = publish ? " It's public." : ""
  const message = `Question ${id} is answered, and its asker is emailed.${shown}`
  return buildResult(await handleQuestionReply(deps, input.data), text, message)
}

/** Registers `questions publish`: shows a question with a reply on its product's page. */
export function registerPublishQuestion(
  questions: CommandUnknownOpts,
  { deps, respond }: Cli,
): void {
  questions
    .command("publish")
    .description("Shows an answered question on its product's page, if its asker allowed it.")
    .argument("<question>")
    .action(async (question) => respond(await setPublished(deps, question, true)))
}

/** Registers `questions hide`: removes a question from its product's page. */
export function registerHideQuestion(questions: CommandUnknownOpts, { deps, respond }: Cli): void {
  questions
    .command("hide")
    .description("Removes a question from its product's page, such as when its asker wishes it.")
    .argument("<question>")
    .action(async (question) => respond(await setPublished(deps, question, false)))
}

async function setPublished(deps: CliDeps, text: string, publish: boolean): Promise<CommandResult> {
  const id = parseOrderNumber(text)
  if (id === null) return buildMissing(text)
  const message = `Question ${id} is ${publish ? "public" : "no longer public"}.`
  return buildResult(await handlePublication(deps, { id, publish }), text, message)
}

/** Registers `questions delete`: deletes a question with its reply. */
export function registerDeleteQuestion(
  questions: CommandUnknownOpts,
  { deps, respond }: Cli,
): void {
  questions
    .command("delete")
    .description("Deletes a question with its answer, such as advertising. Nobody is emailed.")
    .argument("<question>")
    .action(async (question) => respond(await remove(deps, question)))
}

async function remove(deps: CliDeps, text: string): Promise<CommandResult> {
  const id = parseOrderNumber(text)
  const deleted = id === null ? null : await deleteQuestion(deps, { id })
  if (!deleted?.ok || !deleted.value.success) return buildMissing(text)
  return buildOutput([`Question ${id} is deleted.`], { id })
}

function buildMissing(text: string): CommandResult {
  return buildErrorResult(`There is no question ${text}.`)
}

function buildResult(changed: ChangedQuestion, text: string, message: string): CommandResult {
  if (changed.ok) return buildOutput([message], changed.value)
  const { status, body } = changed.error
  return status === 404 ? buildMissing(text) : buildErrorResult(body.message)
}
