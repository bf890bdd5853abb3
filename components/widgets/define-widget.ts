import { createElement, type ReactNode } from "react"
import type { z } from "zod"

/** What a widget knows of the page it stands on. */
export type WidgetContext = {
  locale: string
  pageSlug: string
  /** The most entries the editor wants listed. */
  limit: number
  /** This widget shows the page's largest picture, which is fetched ahead of everything else. */
  isLead: boolean
}

export type WidgetProps<Settings, Data> = { settings: Settings; data: Data; context: WidgetContext }

type WidgetParts<Schema extends z.ZodType, Data> = {
  type: string
  /** Checks what the editor has set; `{}` gives the defaults. */
  settings: Schema
  load: (settings: z.output<Schema>, context: WidgetContext) => Promise<Data>
  View: (props: WidgetProps<z.output<Schema>, Data>) => ReactNode | Promise<ReactNode>
  /** Whether it gives the page its top heading. */
  isPageHeading?: (settings: z.output<Schema>) => boolean
  /** Whether it begins with a picture wide enough to be the page's largest. */
  isLeadPicture?: (settings: z.output<Schema>) => boolean
  jsonLd?: (data: Data, settings: z.output<Schema>) => Readonly<Record<string, unknown>> | null
}

/** A widget with its settings read: what it means for the page, and how to get it ready. */
export type WidgetPlan = {
  isPageHeading: boolean
  isLeadPicture: boolean
  load: (context: WidgetContext) => Promise<LoadedWidget>
}
export type LoadedWidget = {
  view: ReactNode
  jsonLd: Readonly<Record<string, unknown>> | null
}

/** Settings that do not parse: the field's path and what is wrong with it. */
export type SettingsProblem = { field: string; problem: string }
export type PlanResult = { plan: WidgetPlan } | { refusal: SettingsProblem }

export type Widget = { type: string; plan: (settings: unknown) => PlanResult }

/** A type of widget for the registry, the types of its settings and data sealed inside. */
export function defineWidget<Schema extends z.ZodType, Data>(
  parts: WidgetParts<Schema, Data>,
): Widget {
  return {
    type: parts.type,
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
            const view = createElement(parts.View, { settings, data, context })
            return { view, jsonLd: parts.jsonLd?.(data, settings) ?? null }
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
