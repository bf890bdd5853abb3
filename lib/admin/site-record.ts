import { isRecord } from "#lib/contract/values/record.ts"

type Values = Record<string, unknown>

/**
 * Returns the site's record with its nested settings as fields of their own, such as
 * `config.login.google`, so that a form has a control for each, and a conflict is one of a setting.
 */
export function buildSiteRecord<Row extends object>(record: Row): Row & Values {
  const flat: Values = {}
  const add = (name: string, value: unknown) => {
    if (!isRecord(value)) flat[name] = value
    else for (const [key, inner] of Object.entries(value)) add(`${name}.${key}`, inner)
  }
  for (const [name, value] of Object.entries(record)) add(name, value)
  // The fields that are not nested are the record's own.
  return flat as Row & Values
}

/** Builds the update of the site's record from changes of a flat one: a nested object is sent whole. */
export function buildSiteUpdate(changes: Values, current: Values): Values {
  const update: Values = {}
  for (const [name, value] of Object.entries(changes)) {
    const [first = "", ...path] = name.split(".")
    update[first] = setAt(update[first] ?? current[first], path, value)
  }
  return update
}

function setAt(whole: unknown, [key, ...path]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const before = isRecord(whole) ? whole : {}
  return Object.assign({}, before, { [key]: setAt(before[key], path, value) })
}
