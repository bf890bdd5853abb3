import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { siteConfigSchema, siteInputSchema } from "#lib/contract/site.ts"
import { type CliFixture, createCliFixture } from "#tests/fixtures/cli.ts"
import { settings } from "../site-commands.ts"

let fixture: CliFixture
beforeAll(async () => {
  fixture = await createCliFixture()
})
beforeEach(async () => {
  await fixture.db.deleteFrom("domains").execute()
  const look = { theme_colour: "#ffffff", dark_theme_colour: "#000000", config: "{}" }
  await fixture.db
    .insertInto("domains")
    .values({ name: "Shop", ...look })
    .execute()
})
afterAll(() => fixture.close())

const getSite = () => fixture.db.selectFrom("domains").selectAll().executeTakeFirstOrThrow()

it("reports that a shop has no settings yet", async () => {
  await fixture.db.deleteFrom("domains").execute()
  for (const words of [["show"], ["set", "name", "Bay Prints"]]) {
    const { code, noted } = await fixture.run("site", ...words)
    expect([code, noted]).toEqual([1, ["The shop has no site settings yet."]])
  }
})

describe("the settings of the site", () => {
  it("are all shown, each with its meaning", async () => {
    const { printed } = await fixture.run("site", "show")
    expect(printed.slice(0, 2)).toEqual(["name: Shop", "    The shop’s name, shown on every page."])
    expect(printed).toContain("config.profile.club_additional_member_label: Partner Name")
    expect(settings.filter(({ meaning }) => meaning === "")).toEqual([])
    const shown = new Set(settings.map(({ name }) => name.split(".")[0]))
    expect([...shown]).toEqual(Object.keys(siteInputSchema.shape))
    const output = JSON.parse((await fixture.run("site", "show", "--json")).printed[0] ?? "")
    expect(output).toHaveLength(settings.length)
    expect(output[0]).toEqual({
      name: "name",
      value: "Shop",
      meaning: "The shop’s name, shown on every page.",
    })
  })

  it("are changed several at once, with one invalidation in the storefront", async () => {
    await fixture.takeChanges()
    const words = ["organisation_name", "Bay Prints", "organisation_abn", "51 824 753 556"]
    const done = await fixture.run("site", "set", ...words)
    expect([done.code, done.printed]).toEqual([
      0,
      [
        'organisation_name: "" became "Bay Prints".',
        'organisation_abn: "" became "51 824 753 556".',
      ],
    ])
    expect(await fixture.takeChanges()).toEqual(["site:all"])
    expect((await fixture.run("site", "set", ...words)).printed).toEqual([
      'organisation_name: "Bay Prints" as it was.',
      'organisation_abn: "51 824 753 556" as it was.',
    ])
    expect(await fixture.takeChanges()).toEqual([])
    expect((await fixture.run("site", "set", "organisation_abn", "")).code).toBe(0)
    expect(await getSite()).toMatchObject({ organisation_abn: null, name: "Shop" })
  })

  it("change one switch without changing its neighbours", async () => {
    const of = (name: string) => `config.profile.${name}`
    await fixture.run("site", "set", of("edit_abn"), "true", "config.payment_to_user_id", "7")
    const { printed } = await fixture.run("site", "set", of("edit_name"), "true", "--json")
    expect(JSON.parse(printed[0] ?? "")).toEqual([
      { name: of("edit_name"), before: false, value: true },
    ])
    expect((await getSite()).config).toEqual(
      siteConfigSchema.parse({
        payment_to_user_id: 7,
        profile: { edit_abn: true, edit_name: true },
      }),
    )
  })

  it("set opening hours day by day", async () => {
    const day = (name: string) => `opening_hours.${name}`
    await fixture.run("site", "set", day("monday"), "09:00-12:00, 13:00-16:30")
    const { printed } = await fixture.run("site", "set", day("sunday"), "closed")
    expect(printed).toEqual(['opening_hours.sunday: "" became "closed".'])
    expect((await getSite()).opening_hours).toMatchObject({
      monday: "09:00-12:00, 13:00-16:30",
      tuesday: "",
      sunday: "closed",
    })
  })

  it("accept a value that starts with a hyphen after two hyphens", async () => {
    await fixture.run("site", "set", "seo_title_suffix", "--", "- Bay Prints")
    expect(await getSite()).toMatchObject({ seo_title_suffix: "- Bay Prints" })
  })
})

describe("an invalid setting", () => {
  it.each([
    [
      ["organisation_abm", "1"],
      'There is no setting "organisation_abm". Did you mean organisation_abn?',
    ],
    [["phone", "1"], 'There is no setting "phone". Did you mean organisation_phone?'],
    [
      ["edit_name", "true"],
      'There is no setting "edit_name". Did you mean config.profile.edit_name?',
    ],
    [["config", "{}"], 'There is no setting "config". Did you mean config.ecommerce?'],
    [["id", "2"], 'There is no setting "id". Did you mean matomo_site_id?'],
    [["qqqq", "1"], 'There is no setting "qqqq". site show has all names.'],
    [["name", "A", "name", "B"], '"name" is named twice.'],
    [["name", ""], "name: must not be empty."],
    [["name", "A".repeat(501)], "name: must have at most 500 characters."],
    [["theme_colour", "red"], 'theme_colour: must look like "#1a2b3c".'],
    [
      ["organisation_email", "hello"],
      "organisation_email: must be an email address, such as hello@shop.example.",
    ],
    [["config.ecommerce", "yes"], "config.ecommerce: must be true or false."],
    [
      ["opening_hours.monday", "9 to 5"],
      'opening_hours.monday: must be times in order, such as "09:00-12:00, 13:00-16:30", "by appointment" or "closed".',
    ],
    [
      ["organisation_abn", "123"],
      "organisation_abn: must be an ABN of eleven digits, such as 51 824 753 556.",
    ],
    [
      ["organisation_abn", "51 824 753 557"],
      "organisation_abn: Please check the digits: this isn’t a valid ABN.",
    ],
    [
      ["matomo_site_url", "https://user:pw@matomo.example"],
      "matomo_site_url: must be a full web address without a username or password, such as https://www.example.com/our-shop.",
    ],
    [
      ["organisation_logo_hash", "0".repeat(32)],
      "organisation_logo_hash: It names a record that does not exist.",
    ],
  ])("rejects %j", async (words, message) => {
    await fixture.takeChanges()
    const before = await getSite()
    const { code, noted } = await fixture.run(
      "site",
      "set",
      "facebook",
      "https://f.example",
      ...words,
    )
    expect([code, noted]).toEqual([2, [message]])
    expect(await getSite()).toEqual(before)
    expect(await fixture.takeChanges()).toEqual([])
  })

  it("rejects a name without its value", async () => {
    const { code, noted } = await fixture.run("site", "set", "name", "Bay Prints", "facebook")
    expect([code, noted]).toEqual([2, ['"facebook" needs a value.']])
  })
})
