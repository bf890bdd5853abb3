import { Command, CommanderError, type CommandUnknownOpts, Help } from "@commander-js/extra-typings"
import { startCommandAudit } from "./audited-commands.ts"
import { registerExportCatalogue } from "./catalogue/export-command.ts"
import { registerImportCatalogue } from "./catalogue/import-command.ts"
import {
  registerListStock,
  registerListWaiting,
  registerSetLowStock,
  registerSetPrice,
  registerSetStock,
} from "./catalogue/sku-commands.ts"
import type { CliDeps } from "./cli-deps.ts"
import type { Cli, CommandResult } from "./command.ts"
import {
  registerCreateAdmin,
  registerListAdmins,
  registerSetRole,
} from "./customers/admin-command.ts"
import { registerConsent, registerListSubscribers } from "./customers/consent-commands.ts"
import {
  registerEraseCustomer,
  registerExportCustomer,
} from "./customers/personal-data-commands.ts"
import {
  registerCloseDay,
  registerReopenDay,
  registerSetTransit,
  registerShowDelivery,
} from "./delivery/delivery-commands.ts"
import { registerListOrders, registerShowOrder } from "./orders/read-commands.ts"
import {
  registerCompleteOrder,
  registerRefundOrder,
  registerShipOrder,
} from "./orders/update-commands.ts"
import {
  registerDeleteQuestion,
  registerHideQuestion,
  registerListQuestions,
  registerPublishQuestion,
  registerReplyToQuestion,
  registerShowQuestion,
} from "./questions/question-commands.ts"
import { registerListReviews, registerShowReview } from "./reviews/read-commands.ts"
import {
  registerPublishReview,
  registerRejectReview,
  registerReplyToReview,
  registerRequestReviews,
} from "./reviews/update-commands.ts"
import { registerMissedSearches } from "./search/missed-command.ts"
import {
  registerAddSynonym,
  registerRemoveRedirect,
  registerRemoveSynonym,
  registerSetRedirect,
  registerShowSearch,
} from "./search/search-commands.ts"
import { registerSetSite, registerShowSite } from "./site-commands.ts"
import type { Terminal } from "./terminal.ts"
import {
  registerExportTranslations,
  registerImportTranslations,
  registerTranslationStatus,
} from "./translations/translation-commands.ts"

const exitCodes = { done: 0, failed: 1, misused: 2 } as const

/**
 * Runs a command line and returns the exit code: 0 on success, 1 if it failed as a whole or in
 * part, 2 for a usage error.
 */
export async function runCli(words: readonly string[], deps: CliDeps): Promise<number> {
  const program = buildProgram(deps.terminal)
  const isForPrograms = () => program.opts().json === true
  let exitCode: number = exitCodes.done
  let hasChanged = false
  const cli: Cli = {
    deps,
    isForPrograms,
    respond(result) {
      hasChanged = result.ok
      exitCode = printResult(result, isForPrograms(), deps.terminal)
    },
  }
  registerCommands(program, cli)
  let finish: Awaited<ReturnType<typeof startCommandAudit>> | null = null
  program.hook("preAction", async (_program, command) => {
    finish = await startCommandAudit(deps, command)
  })
  program.hook("postAction", () => finish?.(hasChanged))
  try {
    await program.parseAsync(words.length === 0 ? ["--help"] : [...words], { from: "user" })
    return exitCode
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return error.exitCode === 0 ? exitCodes.done : exitCodes.misused
  }
}

/** Builds the program without its commands, which inherit these settings. */
function buildProgram(terminal: Terminal) {
  return new Command("npm run shop --")
    .option("--json", "Print JSON.")
    .helpOption("-h, --help", "Show this help.")
    .helpCommand(false)
    .showHelpAfterError()
    .configureHelp({
      showGlobalOptions: true,
      // The overview lists every command with its arguments, not only the subjects; suggestions
      // for an unknown command, which use the same helper, are still subjects.
      formatHelp(command, helper) {
        helper.visibleCommands = ({ commands }) =>
          commands.flatMap((each) => (each.commands.length > 0 ? each.commands : [each]))
        return new Help().formatHelp(command, helper)
      },
      subcommandTerm: (command) =>
        [command.parent?.name(), command.name(), ...command.registeredArguments.map(formatArgument)]
          .filter((word) => word !== undefined)
          .join(" "),
    })
    .configureOutput({
      writeOut: (text) => terminal.print(text.replace(/\n$/, "")),
      writeErr: (text) => terminal.note(text.replace(/\n$/, "")),
      outputError: (text, write) => write(formatUsageError(text)),
    })
    .exitOverride()
}

function formatArgument(argument: { name: () => string; required: boolean; variadic: boolean }) {
  const name = `${argument.name()}${argument.variadic ? "..." : ""}`
  return argument.required ? `<${name}>` : `[${name}]`
}

/** Formats commander's "error: unknown option '--x'" as "Unknown option '--x'." */
function formatUsageError(text: string): string {
  const [message = "", ...hint] = text
    .replace(/^error: /, "")
    .trimEnd()
    .split("\n")
  const end = message.endsWith(".") ? "" : "."
  return [`${message.charAt(0).toUpperCase()}${message.slice(1)}${end}`, ...hint].join("\n")
}

function printResult(result: CommandResult, isForPrograms: boolean, terminal: Terminal): number {
  if (!result.ok) {
    const { message, isMisused } = result.error
    if (isForPrograms) terminal.print(JSON.stringify({ error: message }))
    terminal.note(message)
    return isMisused ? exitCodes.misused : exitCodes.failed
  }
  const { lines, data, isFailed } = result.value
  if (isForPrograms) terminal.print(JSON.stringify(data))
  else for (const line of lines) terminal.print(line)
  return isFailed ? exitCodes.failed : exitCodes.done
}

type Register = (subject: CommandUnknownOpts, cli: Cli) => void

/** The commands by subject, in the order of the help. */
const commands: Readonly<Record<string, readonly Register[]>> = {
  orders: [
    registerListOrders,
    registerShowOrder,
    registerShipOrder,
    registerCompleteOrder,
    registerRefundOrder,
  ],
  reviews: [
    registerListReviews,
    registerShowReview,
    registerRequestReviews,
    registerPublishReview,
    registerRejectReview,
    registerReplyToReview,
  ],
  questions: [
    registerListQuestions,
    registerShowQuestion,
    registerReplyToQuestion,
    registerPublishQuestion,
    registerHideQuestion,
    registerDeleteQuestion,
  ],
  stock: [registerListStock, registerSetStock, registerSetLowStock, registerListWaiting],
  price: [registerSetPrice],
  delivery: [registerShowDelivery, registerSetTransit, registerCloseDay, registerReopenDay],
  catalogue: [registerExportCatalogue, registerImportCatalogue],
  search: [
    registerShowSearch,
    registerAddSynonym,
    registerRemoveSynonym,
    registerSetRedirect,
    registerRemoveRedirect,
    registerMissedSearches,
  ],
  translations: [registerTranslationStatus, registerExportTranslations, registerImportTranslations],
  customer: [
    registerExportCustomer,
    registerEraseCustomer,
    registerConsent,
    registerListSubscribers,
  ],
  admin: [registerListAdmins, registerCreateAdmin, registerSetRole],
  site: [registerShowSite, registerSetSite],
}

/** Registers all commands of the owner's CLI. */
function registerCommands(program: CommandUnknownOpts, cli: Cli): void {
  for (const [name, registers] of Object.entries(commands)) {
    const subject = program.command(name)
    for (const register of registers) register(subject, cli)
  }
}
