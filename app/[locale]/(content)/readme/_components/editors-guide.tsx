import type { ReactNode } from "react"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { imageAspects } from "#lib/contract/image-sizes.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

/** Aspect ratios that every widget offers; the others belong to single widgets. */
const offeredAspects = imageAspects.slice(0, 8)

/** Renders the part of the editors' guide that applies to all widgets. */
export function EditorsGuide({ locale }: { locale: string }) {
  const link = (path: string, text: string) => (
    <ShopLink href={buildLocalePath(locale, path)}>{text}</ShopLink>
  )
  return (
    <>
      <Chapter title="Pages and addresses">
        <p>
          A page stands at the address of its slug: the page with slug <code>resin-safety</code> is
          at <code>/resin-safety</code>. The page with slug <code>home</code> is the front page.
          Some addresses belong to the shop itself, whatever a page is called: <code>/shop</code>,{" "}
          <code>/product/…</code>, <code>/blog</code>, <code>/search</code> and this one. The texts
          of {link("/contact", "/contact")} are the page with slug <code>contact</code>.
        </p>
        <p>
          A second part of an address is the page&rsquo;s item: on a page with a gallery group,{" "}
          <code>/gallery/workshop</code> is that page with the gallery <code>workshop</code> open.
          An item that no widget of the page shows is a page that does not exist. A third and a
          fourth part are parameters of the item, which a widget has to know: a gallery group takes
          the number of the picture to begin with, so that <code>/gallery/workshop/3</code> is the
          gallery <code>workshop</code> from its third picture on. Any others are a page that does
          not exist. For search engines the page with its item is the only one.
        </p>
        <p>
          <code>/cms</code> leads to the editing system, or, where the shop has none, to the start
          page of the studio for administrators. The list of redirects sends an old address to its
          new one for good; a page that exists is never redirected. An unknown address shows
          &ldquo;Page not found&rdquo;.
        </p>
        <p>
          Titles and descriptions for search engines come from the list of search texts, by address;
          where that is empty, from the page&rsquo;s own title and description.
        </p>
      </Chapter>
      <Chapter title="Rows, blocks and widgets">
        <p>
          A page is a list of rows. A row of columns places its blocks side by side on twelve
          columns: each has a width and may leave an offset free before it; what does not fit begins
          the next line, and on a phone all stand below each other. A row of tabs shows one block at
          a time, the first to begin with, named by the blocks&rsquo; titles. Blocks hold widgets.
          The page&rsquo;s own text stands below the rows.{" "}
          {link("/demo_asdf", "The widget catalogue")} shows every widget in every setting.
        </p>
        <p>
          A widget whose settings cannot be read is left out, and the rest of the page stands. A
          widget of an unknown type is shown, by its name, to signed-in visitors only.
        </p>
      </Chapter>
      <Chapter title="Around a widget">
        <ul>
          <li>
            Padding and margin take a step of the spacing scale: 0, px, 0.5, 1, 1.5, 2, 2.5, 3, 3.5,
            then 4 and on up to 96. A step is a quarter of the text size.
          </li>
          <li>
            Colours are codes: <code>wht</code> white, <code>blk</code> black, <code>bnd</code>{" "}
            brand, <code>pri</code> primary, <code>sec</code> secondary, <code>suc</code> success,{" "}
            <code>inf</code> info, <code>wrn</code> warning, <code>dng</code> danger, or the words
            themselves. Text on a colour is made readable unless you choose its colour too.
          </li>
          <li>
            A background picture has an opacity (10, 30, 50, 70, 90 or 100) and a saturation (0, 50
            or 100), and may stay while the page scrolls over it. A background video plays without
            sound; visitors can stop it, and those who prefer less motion or save data see its
            slate.
          </li>
          <li>
            Full width reaches from edge to edge of the window. It has no effect in a block that
            shares its row with others.
          </li>
          <li>
            An anchor name makes the block a target: <code>#name</code>. An animation moves the
            block in when it is scrolled to; it never plays for visitors who prefer less motion.
          </li>
        </ul>
      </Chapter>
      <Chapter title="When something is seen">
        <p>
          A hidden block is not seen. Nor is one before its start or after its end; both times
          themselves belong to the time it is seen. Times are stored in UTC: midnight in Brisbane is
          14:00 UTC of the day before, all year round. A block that is being edited is always seen.
          A page changes by itself at the right time; one that is open follows within a minute.
        </p>
      </Chapter>
      <Chapter title="Pictures, texts and links">
        <p>
          Pictures are cut to the widget&rsquo;s aspect: {offeredAspects.join(", ")}. Upload them
          large; visitors get the size that fits their screen. Describe each in a few words for
          those who cannot see it.
        </p>
        <p>
          Text over a picture stands on the side that you name as free: <code>free_side</code> of a
          slide or a title over a picture, <code>text_justify</code> of a hero. Choose the side
          where the picture shows nothing. On pages that run from right to left, such as the Arabic
          ones, the text stays there. With <code>mirror_image</code> picture and text change sides
          on them; leave it off where the picture holds lettering, a face people know or a map.
        </p>
        <p>
          Texts retain headings, lists, links, tables, pictures and alignment. Scripts, styles and
          embedded frames are removed; what needs a script goes into a raw code widget. Links that
          begin with http open a new tab, others stay in the shop.
        </p>
      </Chapter>
      <h2 className="text-2xl font-bold">Widgets</h2>
    </>
  )
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="prose">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
