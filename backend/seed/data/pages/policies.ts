import type { ModelInput } from "../../seed-types.ts"
import { buildRows } from "../../write/page-blocks.ts"
import { describePath } from "../sitemap.ts"
import { christmasNotice } from "./ordering.ts"

export const shippingAndReturns: ModelInput<"cognito/page"> = {
  name: "Shipping and Returns",
  url: "shipping-and-returns",
  title: "Shipping and Returns",
  meta_description: describePath("/shipping-and-returns"),
  rows: buildRows([[[12, [christmasNotice]]]]),
  content: `<h2>What shipping costs</h2>
<table>
<thead><tr><th scope="col">Service</th><th scope="col">Cost</th><th scope="col">Time after posting</th></tr></thead>
<tbody>
<tr><td>Standard Post</td><td>$10.60</td><td>3 to 5 business days</td></tr>
<tr><td>Express Post</td><td>$14.10</td><td>2 to 3 business days</td></tr>
<tr><td>Orders over $200.00</td><td>Free</td><td>As above, by either post</td></tr>
<tr><td>Local delivery, Gladstone and Calliope QLD</td><td>Free</td><td>On our next run</td></tr>
<tr><td>Pick up from the workshop, Calliope QLD</td><td>Free</td><td>By appointment</td></tr>
</tbody>
</table>
<p>A few things are too big for a fixed price, and their pages say so. Ask for a quote from the cart and we answer by email within one business day. Event tickets are not posted at all: they come by email.</p>
<p>We ship Australia-wide only, external territories not included. All prices are in Australian dollars and include GST where it applies.</p>
<h2>When it leaves</h2>
<p>Orders are processed within 2 to 3 business days. Things we make to order say on their own page how long they take. You receive an email with a tracking number when your parcel is on its way; tracking is available after 48 hours.</p>
<h2>If it does not arrive</h2>
<p>Please contact us if your order has not been received within 5 days of the shipping email, and we will follow it up with the carrier. Look at the post office and with the neighbours first: most missing parcels are there.</p>
<h2>Returns</h2>
<p>We do not offer returns, exchanges or refunds, except for items that arrive damaged. Most of what we sell is made for you or is a chemical that cannot be resold once it has left us, so please choose carefully and check names and sizes before you order.</p>
<p>If an item arrives damaged, email <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a> as soon as you can with:</p>
<ul>
<li>your order number, and</li>
<li>a photo of the damage, with the packaging if you still have it.</li>
</ul>
<p>We will repair or replace the item or refund you, and we pay any postage this needs.</p>
<h2>Your rights</h2>
<p>Nothing on this page takes away your rights. Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.</p>`,
}

export const privacyPolicy: ModelInput<"cognito/page"> = {
  name: "Privacy Policy",
  url: "privacy-policy",
  title: "Privacy Policy",
  meta_description: describePath("/privacy-policy"),
  content: `<p>We are a small shop and keep as little about you as we can. This page says what that is.</p>
<h2>What we keep</h2>
<ul>
<li><strong>Orders:</strong> your name, address, email, phone and what you bought, because tax law asks us to keep sales records for five years.</li>
<li><strong>Accounts:</strong> if you make one, your name, email, saved addresses and a scrambled form of your password that nobody can read.</li>
<li><strong>Photos:</strong> pictures you send for lithophanes are deleted 30 days after your order is posted.</li>
<li><strong>Messages:</strong> what you write to us, until the matter is settled and a year after.</li>
</ul>
<h2>What we do not keep</h2>
<p>We never see or store your card number: payment takes place on the payment provider's own page. We do not sell or share information with third parties for their own use.</p>
<h2>Who else sees it</h2>
<p>The carrier sees your name, address and phone; the payment provider sees your name and the amount; our website host stores the data for us. Each may use it only for that job.</p>
<h2>Cookies</h2>
<p>We set cookies only when you log in, fill a cart or mark a review as helpful, so that the shop remembers you and your cart between pages and counts one vote per person. Should we measure visits, the figures are counts and not people.</p>
<h2>News</h2>
<p>We write about new products and offers only if you tick the box, and every message has a link that ends it.</p>
<h2>Seeing and correcting it</h2>
<p>Email <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a> to see, correct or remove what we hold about you. We answer within 30 days. If you are not satisfied, the Office of the Australian Information Commissioner can help.</p>`,
}

export const termsAndConditions: ModelInput<"cognito/page"> = {
  name: "Terms and Conditions",
  url: "terms-and-conditions",
  title: "Terms and Conditions",
  meta_description: describePath("/terms-and-conditions"),
  content: `<p>These terms apply when you buy from Curlew Print Co. They are meant to be read, so they are short.</p>
<h2>Orders and prices</h2>
<p>Prices are in Australian dollars and include GST where it applies. An order is accepted when we send the confirmation email. If we have made an obvious mistake with a price, or cannot supply an item, we tell you and refund what you paid for it.</p>
<h2>Personalised items</h2>
<p>We print, cut and engrave exactly what you type, including capitals and spelling. We may decline words or pictures that are unlawful or hurtful, and refund the order. You confirm that you have the right to use any photo you send.</p>
<h2>Colours and variation</h2>
<p>Timber grain differs from piece to piece, layer lines are part of 3D printing, and screens show colours differently. These are not faults.</p>
<h2>Chemicals</h2>
<p>Resins and scents are sold to adults. Read the label and our <a href="/resin-safety">resin safety page</a>, and keep them from children and animals.</p>
<h2>Delivery</h2>
<p>We ship within Australia only, on the terms of our <a href="/shipping-and-returns">shipping page</a>. Risk passes to you on delivery.</p>
<h2>Returns and refunds</h2>
<p>There are no returns, exchanges or refunds except for damaged items, reported with your order number and a photo, as set out under <a href="/shipping-and-returns">shipping and returns</a>. This does not limit your rights under the Australian Consumer Law, whose guarantees cannot be excluded.</p>
<h2>Designs</h2>
<p>Designs in this shop are our own or licensed to us. You may use what you buy as you like, but not copy it for sale.</p>
<h2>Law</h2>
<p>These terms are governed by the law of Queensland, Australia.</p>`,
}
