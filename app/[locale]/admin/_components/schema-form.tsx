"use client"

import { useTranslations } from "next-intl"
import { type RaRecord, useDataProvider } from "ra-core"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import type { AdminResource } from "#lib/admin/data-provider.ts"
import type { FieldGroup } from "#lib/admin/form-field.ts"
import { buildFormValues, type FormProblem, parseFormValues } from "#lib/admin/form-values.ts"
import { buildNameLabel } from "#lib/admin/name-label.ts"
import { pickChanges } from "#lib/admin/pick-changes.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { DraftNotice } from "./draft-notice.tsx"
import { SaveNotice } from "./save-notice.tsx"
import { type FieldControls, SchemaFields } from "./schema-fields.tsx"
import { Section } from "./section.tsx"
import { useAction } from "./use-action.ts"
import { useDraft } from "./use-draft.ts"
import { useIsInBrowser } from "./use-is-in-browser.ts"

type SchemaFormProps = {
  resource: AdminResource
  /** Null: the form creates a record. */
  record: (RaRecord & { id: number }) | null
  groups: readonly FieldGroup[]
  /** Values of a new record that differ from the usual ones, in the API format. */
  initial?: Readonly<Record<string, unknown>>
  /** Name of the stored draft, if another form of the same record has one. */
  draftName?: string
  controls?: FieldControls
  onSaved?: (record: RaRecord) => void
}

/**
 * Renders the form of a record from the description of its model (`buildModelForm`): creates it, or
 * saves its changed fields. What is typed stays in the browser until it is saved, messages are
 * beside the fields, and a conflict offers both versions.
 */
export function SchemaForm(props: SchemaFormProps) {
  // The server has no drafts: what it renders would differ from the browser's first render.
  return useIsInBrowser() ? <DraftedForm {...props} /> : null
}

function DraftedForm(props: SchemaFormProps) {
  const { resource, record, groups, initial, controls, onSaved } = props
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const fields = groups.flatMap((group) => group.fields)
  const base = buildBase(fields, record, initial)
  const draft = useDraft(props.draftName ?? `${resource}.${record?.id ?? "new"}`, base)
  const { state, save, overwrite, reset } = useSchemaSave(resource, record)
  const [problems, setProblems] = useState<Readonly<Record<string, FormProblem>>>({})
  const form = useRef<HTMLFormElement>(null)
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]))
  const errors = Object.assign({}, state.errors, translateProblems(problems, t))
  const send = async (write: typeof save) => {
    const changed = record === null ? draft.values : pickChanges(draft.values, base)
    const wanted = fields.filter(({ name }) => name in changed)
    const parsed = parseFormValues(wanted, draft.values)
    setProblems(parsed.problems)
    if (Object.keys(parsed.problems).length > 0) return reset()
    const saved = await write(parsed.values)
    if (saved === null) return
    draft.clear()
    onSaved?.(saved)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(save)
  }
  const discard = () => {
    draft.clear()
    setProblems({})
    reset()
  }
  const errorKeys = Object.keys(errors).join()
  useEffect(() => {
    if (errorKeys === "") return
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [errorKeys])
  return (
    <form ref={form} onSubmit={submit} noValidate className="stack-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={discard} />
      {groups.map((group) => (
        <Section key={group.id} id={group.id} heading={group.heading}>
          <SchemaFields
            fields={group.fields}
            values={draft.values}
            onChange={draft.set}
            errors={errors}
            {...(controls && { controls })}
          />
        </Section>
      ))}
      <OtherErrors errors={errors} labels={labels} />
      <SaveNotice
        state={state}
        labels={labels}
        onOverwrite={() => void send(overwrite)}
        onDiscard={discard}
      />
      <Button type="submit" aria-disabled={state.isBusy || (record !== null && !draft.isChanged)}>
        {state.isBusy ? t("saving") : record === null ? t("create") : t("save")}
      </Button>
    </form>
  )
}

function buildBase(
  fields: FieldGroup["fields"],
  record: Readonly<Record<string, unknown>> | null,
  initial: Readonly<Record<string, unknown>> = {},
) {
  if (record !== null) return buildFormValues(fields, record)
  const known = fields.filter(({ name }) => name in initial)
  return Object.assign(buildFormValues(fields, null), buildFormValues(known, initial))
}

type Values = Record<string, unknown>

/** Returns the functions that save a form; each returns the record, or null if that failed. */
function useSchemaSave(resource: AdminResource, record: SchemaFormProps["record"]) {
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const dataProvider = useDataProvider()
  const { state, run, reset } = useAction()
  const write = async (send: () => Promise<{ data: RaRecord }>, done: string) => {
    let saved: RaRecord | null = null
    const isDone = await run(async () => {
      saved = (await send()).data
    }, done)
    return isDone ? (saved as RaRecord | null) : null
  }
  const update = (changes: Values, previousData: RaRecord) =>
    dataProvider.update(resource, {
      id: previousData.id,
      data: Object.assign({}, previousData, changes),
      previousData,
    })
  return {
    state,
    reset,
    save: (values: Values) =>
      record === null
        ? write(() => dataProvider.create(resource, { data: values }), t("created"))
        : write(() => update(values, record), t("saved")),
    overwrite: (values: Values) =>
      write(async () => {
        const { data } = await dataProvider.getOne(resource, { id: record?.id ?? 0 })
        return update(values, data)
      }, t("saved")),
  }
}

/** Renders errors of fields that the form does not have, so that none is lost. */
function OtherErrors({ errors, labels }: Record<"errors" | "labels", Record<string, string>>) {
  const others = Object.entries(errors).filter(
    ([path]) => !(path in labels || (path.split(".")[0] ?? "") in labels),
  )
  if (others.length === 0) return null
  return (
    <Notice tone="danger" role="alert">
      <ul>
        {others.map(([path, message]) => (
          <li key={path}>{`${buildLabel(path)}: ${message}`}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** Builds a label such as "Shop path" from the path of a field, such as `rows.0.shop_path`. */
function buildLabel(path: string): string {
  return buildNameLabel(path.split(".").at(-1) ?? "")
}

function translateProblems(
  problems: Readonly<Record<string, FormProblem>>,
  t: TextsOf<"admin.form">,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path, t(`invalid.${problem}`)]),
  )
}
