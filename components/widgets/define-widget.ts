import { createElement, type ReactNode } from "react"
import { z } from "zod"
import type { SettingField } from "#lib/admin/page-editor/setting-values.ts"
import type { Result } from "#lib/contract/result.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { GraphPart } from "#lib/seo/graph/graph-part.ts"
import { describeForm } from "./describe-form.ts"
import type { Samples } from "./samples.ts"

/** The page and position that a widget is rendered in. */
export type WidgetContext = {
  locale: string
  pageSlug: string
  /** Second URL segment, such as the gallery to open; null without one. */
  item: string | null
  /** Third and fourth URL segment, if present. */
  parameters: readonly string[]
  /** Unique on the page; prefix for ids in the markup. */
  id: string
  /** Maximum number of entries, number to skip, and order, as set in the CMS. */
  limit: number
  offset: number
  sorting: string
  /** True if this widget renders the page's LCP image, which loads eagerly. */
  isLcpImage: boolean
  /** True if the shop accepts orders. */
  isSelling: boolean
  /** Names of the settings that are in the language of the page; the others are English. */
  translatedFields?: readonly string[]
}

export type WidgetProps<Settings, Data> = { settings: Settings; data: Data; context: WidgetContext }

/** One example of a widget: shown in the catalogue, and used by the visual regression tests. */
export type WidgetExample = { name: string; settings: Readonly<Record<string, unknown>> }

type WidgetDefinition<Schema extends z.ZodObject, Data> = {
  type: string
  /** Name for editors. `purpose` states in one line when to use the widget. */
  name: string
  purpose: string
  /** Schema of the CMS settings; `{}` parses to the defaults. Every setting has a description. */
  settings: Schema
  /** Examples that together cover every setting, and every value of an enumerated setting. */
  examples: (samples: Samples) => readonly WidgetExample[]
  /** Fetches all data of the widget. Requests run in parallel: none waits for another. */
  load: (settings: z.output<Schema>, context: WidgetContext) => Promise<Data>
  View: (props: WidgetProps<z.output<Schema>, Data>) => ReactNode | Promise<ReactNode>
  /** True if the widget renders the page's `h1`. */
  isPageHeading?: (settings: z.output<Schema>) => boolean
  /** True if the widget starts with an image wide enough to be the LCP image. */
  isLcpCandidate?: (settings: z.output<Schema>) => boolean
  /** True if the widget shows this item as the second URL segment. */
  hasItem?: (data: Data, item: string) => boolean
  /** True if the widget accepts these parameters after the item; without it, it accepts none. */
  hasParameters?: (data: Data, parameters: readonly string[]) => boolean
  /** Returns the display name of the item. */
  nameItem?: (data: Data, item: string) => string
  /** Returns the image for social sharing of the page. */
  picture?: (data: Data, settings: z.output<Schema>) => Picture | null | undefined
  /** Returns the widget's part of the structured data; never more than a visitor sees. */
  describe?: (props: WidgetProps<z.output<Schema>, Data>) => GraphPart | null
}

/** A widget with parsed settings: its effect on the page, and its loader. */
export type WidgetPlan = {
  isPageHeading: boolean
  isLcpCandidate: boolean
  load: (context: WidgetContext) => Promise<LoadedWidget>
}
export type LoadedWidget = {
  view: ReactNode
  graphPart: GraphPart | null
  /** True if it shows the item and parameters of the URL. `itemName` is the item's display name. */
  hasItem: boolean
  itemName: string | null
  /** Image for social sharing of the page. */
  picture: Picture | null
}

/** Invalid settings: path of the field and the problem. */
export type SettingsProblem = { field: string; problem: string }
export type PlanResult = Result<WidgetPlan, SettingsProblem>

/** Documentation of a setting for editors; `choices` lists the values of an enumerated setting. */
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
  /** Describes the settings for the form of the page editor. */
  describeForm: () => SettingField[]
  examples: (samples: Samples) => readonly WidgetExample[]
  plan: (settings: unknown) => PlanResult
}

/**
 * Returns a widget for the registry. The types of its settings and data stay inside the closure.
 */
export function defineWidget<Schema extends z.ZodObject, Data>(
  definition: WidgetDefinition<Schema, Data>,
): Widget {
  const { type, name, purpose, examples } = definition
  return {
    type,
    name,
    purpose,
    examples,
    describeSettings: () => describeSettings(definition.settings),
    describeForm: () => describeForm(definition.settings),
    plan: (input) => {
      const result = definition.settings.safeParse(input)
      if (!result.success) return { ok: false, error: buildProblem(result.error) }
      const settings = result.data
      return {
        ok: true,
        value: {
          isPageHeading: definition.isPageHeading?.(settings) ?? false,
          isLcpCandidate: definition.isLcpCandidate?.(settings) ?? false,
          load: async (context) => {
            const data = await definition.load(settings, context)
            const { item, parameters } = context
            const acceptsParameters =
              parameters.length === 0 || (definition.hasParameters?.(data, parameters) ?? false)
            return {
              view: createElement(definition.View, { settings, data, context }),
              graphPart: definition.describe?.({ settings, data, context }) ?? null,
              hasItem:
                item !== null && acceptsParameters && (definition.hasItem?.(data, item) ?? false),
              itemName: (item !== null && definition.nameItem?.(data, item)) || null,
              picture: definition.picture?.(data, settings) ?? null,
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
