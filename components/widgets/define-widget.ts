import { createElement, type ReactNode } from "react"
import { z } from "zod"
import type { Picture } from "#lib/images/picture.ts"
import type { GraphPart } from "#lib/seo/graph/graph-part.ts"
import type { Samples } from "./samples.ts"

/** What a widget knows of the page it stands on, and of its place there. */
export type WidgetContext = {
  locale: string
  pageSlug: string
  /** The second segment of the page's address, such as the gallery to open; null without one. */
  item: string | null
  /** The third and fourth segment, where the address has them. */
  parameters: readonly string[]
  /** Unlike that of any other widget of the page: a beginning for ids in the markup. */
  id: string
  /** The most entries the editor wants listed, how many to leave out before, and in which order. */
  limit: number
  offset: number
  sorting: string
  /** This widget shows the page's largest picture, which is fetched ahead of everything else. */
  isLead: boolean
  /** The shop takes orders. */
  isSelling: boolean
}

export type WidgetProps<Settings, Data> = { settings: Settings; data: Data; context: WidgetContext }

/** A widget in one of its looks: what the catalogue shows and the tests photograph. */
export type WidgetExample = { name: string; settings: Readonly<Record<string, unknown>> }

type WidgetParts<Schema extends z.ZodObject, Data> = {
  type: string
  /** What editors call it, and when they would use it, in a sentence. */
  name: string
  purpose: string
  /** Checks what the editor has set; `{}` gives the defaults. Each setting is described. */
  settings: Schema
  /** Looks that between them use every setting, and every value a setting may choose from. */
  examples: (samples: Samples) => readonly WidgetExample[]
  /** All its data, asked for at once: no call waits for another. */
  load: (settings: z.output<Schema>, context: WidgetContext) => Promise<Data>
  View: (props: WidgetProps<z.output<Schema>, Data>) => ReactNode | Promise<ReactNode>
  /** Whether it gives the page its top heading. */
  isPageHeading?: (settings: z.output<Schema>) => boolean
  /** Whether it begins with a picture wide enough to be the page's largest. */
  isLeadPicture?: (settings: z.output<Schema>) => boolean
  /** Whether the page's address may go on with this item, which the widget then shows. */
  hasItem?: (data: Data, item: string) => boolean
  /** Whether the address may go on with these parameters after the item; without this, with none. */
  hasParameters?: (data: Data, parameters: readonly string[]) => boolean
  /** What that item is called. */
  nameItem?: (data: Data, item: string) => string
  /** The picture that may stand for the whole page where it is shared. */
  picture?: (data: Data, settings: z.output<Schema>) => Picture | null | undefined
  /** What it shows that the page's structured data tells of; never more than a visitor sees. */
  describe?: (props: WidgetProps<z.output<Schema>, Data>) => GraphPart | null
}

/** A widget with its settings read: what it means for the page, and how to get it ready. */
export type WidgetPlan = {
  isPageHeading: boolean
  isLeadPicture: boolean
  load: (context: WidgetContext) => Promise<LoadedWidget>
}
export type LoadedWidget = {
  view: ReactNode
  graphPart: GraphPart | null
  /** Whether it shows the item of the page's address with its parameters, and what that is called. */
  hasItem: boolean
  itemName: string | null
  /** The picture that may stand for the whole page where it is shared. */
  picture: Picture | null
}

/** Settings that do not parse: the field's path and what is wrong with it. */
export type SettingsProblem = { field: string; problem: string }
export type PlanResult = { plan: WidgetPlan } | { refusal: SettingsProblem }

/** A setting as editors read of it; `choices` where it takes one of a few words. */
export type SettingDoc = {
  name: string
  description: string
  choices: readonly string[]
  fallback: unknown
}

export type Widget = {
  type: string
  name: string
  purpose: string
  describeSettings: () => SettingDoc[]
  examples: (samples: Samples) => readonly WidgetExample[]
  plan: (settings: unknown) => PlanResult
}

/** A type of widget for the registry, the types of its settings and data sealed inside. */
export function defineWidget<Schema extends z.ZodObject, Data>(
  parts: WidgetParts<Schema, Data>,
): Widget {
  const { type, name, purpose, examples } = parts
  return {
    ...{ type, name, purpose, examples },
    describeSettings: () => describeSettings(parts.settings),
    plan: (given) => {
      const result = parts.settings.safeParse(given)
      if (!result.success) return { refusal: buildProblem(result.error) }
      const settings = result.data
      return {
        plan: {
          isPageHeading: parts.isPageHeading?.(settings) ?? false,
          isLeadPicture: parts.isLeadPicture?.(settings) ?? false,
          load: async (context) => {
            const data = await parts.load(settings, context)
            const { item, parameters } = context
            const takesParameters =
              parameters.length === 0 || (parts.hasParameters?.(data, parameters) ?? false)
            return {
              view: createElement(parts.View, { settings, data, context }),
              graphPart: parts.describe?.({ settings, data, context }) ?? null,
              hasItem: item !== null && takesParameters && (parts.hasItem?.(data, item) ?? false),
              itemName: (item !== null && parts.nameItem?.(data, item)) || null,
              picture: parts.picture?.(data, settings) ?? null,
            }
          },
        },
      }
    },
  }
}

function buildProblem(error: z.ZodError): SettingsProblem {
  const issue = error.issues[0]
  return { field: issue?.path.join(".") ?? "", problem: issue?.message ?? "is not readable" }
}

function describeSettings(schema: z.ZodObject): SettingDoc[] {
  const fallbacks: Readonly<Record<string, unknown>> = schema.parse({})
  return Object.entries(schema.shape).map(([name, setting]) => {
    const { enum: choices = [], description = "" } = z.toJSONSchema(setting, {
      io: "input",
      unrepresentable: "any",
    })
    return { name, description, choices: choices.map(String), fallback: fallbacks[name] }
  })
}
