import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Shipping and returns, privacy, terms. */
export const policyTexts: SegmentTranslations = {
  // shipping-and-returns
  "Standard Post $10.60, Express Post $14.10, free over $200.00, free local delivery in Gladstone and Calliope, and what to do about damage.":
    "普通便A$10.60、速達便A$14.10、A$200.00を超えるご注文は送料無料。グラッドストーンとカリオペは配送無料です。破損していた場合の対応もこちらに。",
  "What shipping costs": "配送料",
  "<thead>": "<thead>",
  Service: "配送方法",
  Cost: "料金",
  "Time after posting": "発送後の日数",
  "</thead>": "</thead>",
  "Standard Post": "普通便",
  "$10.60": "A$10.60",
  "3 to 5 business days": "3〜5営業日",
  "Express Post": "速達便",
  "$14.10": "A$14.10",
  "2 to 3 business days": "2〜3営業日",
  "Orders over $200.00": "A$200.00を超えるご注文",
  Free: "無料",
  "As above, by either post": "上記と同じ",
  "Local delivery, Gladstone and Calliope QLD": "地元配達（グラッドストーン、カリオペ）",
  "On our next run": "次の配達便で",
  "Pick up from the workshop, Calliope QLD": "工房でのお受け取り（カリオペ）",
  "By appointment": "ご予約制",
  "A few things are too big for a fixed price, and their pages say so. Ask for a quote from the cart and we answer by email within one business day. Event tickets are not posted at all: they come by email.":
    "一律料金では送れない大型の品が少しあり、商品ページにその旨を記載しています。カートからお見積もりをご依頼いただければ、1営業日以内にメールでお返事します。イベントのチケットは郵送せず、メールでお届けします。",
  "We ship Australia-wide only, external territories not included. All prices are in Australian dollars and include GST where it applies.":
    "お届けはオーストラリア国内のみで、海外領土は含みません。価格はすべてオーストラリアドルで、該当する場合はGSTを含みます。",
  "When it leaves": "発送までの日数",
  "Orders are processed within 2 to 3 business days. Things we make to order say on their own page how long they take. You receive an email with a tracking number when your parcel is on its way; tracking is available after 48 hours.":
    "ご注文は2〜3営業日以内に発送します。受注製作の品は、かかる日数を商品ページに記載しています。荷物を発送すると、追跡番号を記載したメールをお送りします。追跡は48時間後からご利用いただけます。",
  "If it does not arrive": "届かないとき",
  "Please contact us if your order has not been received within 5 days of the shipping email, and we will follow it up with the carrier. Look at the post office and with the neighbours first: most missing parcels are there.":
    "発送メールから5日たっても届かないときは、お問い合わせください。運送会社に確認します。まずは郵便局とご近所をお確かめください。届かない荷物の多くはそこにあります。",
  Returns: "返品",
  "We do not offer returns, exchanges or refunds, except for items that arrive damaged. Most of what we sell is made for you or is a chemical that cannot be resold once it has left us, so please choose carefully and check names and sizes before you order.":
    "破損して届いた場合を除き、返品、交換、返金はお受けしていません。当店の品の多くは、お客様のために作ったもの、または一度お送りすると再販売できない化学製品です。よくお選びのうえ、ご注文の前に名前やサイズをお確かめください。",
  'If an item arrives damaged, email <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a> as soon as you can with:':
    '破損して届いた場合は、できるだけ早く<a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a>まで、次のものをメールでお送りください。',
  "your order number, and": "ご注文番号",
  "a photo of the damage, with the packaging if you still have it.":
    "破損箇所の写真（包装が残っていれば、それも一緒に）",
  "We will repair or replace the item or refund you, and we pay any postage this needs.":
    "修理、交換、または返金いたします。それにかかる送料は当店が負担します。",
  "Your rights": "お客様の権利",
  "Nothing on this page takes away your rights. Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.":
    "このページの内容は、お客様の権利を一切損なうものではありません。当店の商品には、オーストラリア消費者法により排除できない保証が付いています。お客様には、重大な不具合について交換または返金を、その他の合理的に予見できる損失や損害について補償を受ける権利があります。また、商品が許容できる品質に達せず、その不具合が重大なものに当たらない場合には、修理または交換を受ける権利があります。",
  "<strong>In time for Christmas:</strong> order personalised pieces by 10 December. Everything else can go by Standard Post until 15 December and by Express Post until 18 December. The workshop rests from 25 December to 4 January.":
    "<strong>クリスマスに間に合わせるには：</strong>名入れの品は12月10日までにご注文ください。その他の品は、普通便なら12月15日、速達便なら12月18日までお送りできます。工房は12月25日から1月4日までお休みです。",
  // privacy-policy
  "What Curlew Print Co. keeps about you, why, for how long and who else sees it, and how to see, correct or remove it. In plain words.":
    "Curlew Print Co.が保存するお客様の情報とその理由、期間、ほかに誰が見るか、確認・訂正・削除の方法を、わかりやすい言葉でご説明します。",
  "We are a small shop and keep as little about you as we can. This page says what that is.":
    "当店は小さなショップで、お客様についての情報はできるだけ持たないようにしています。このページでは、それが何かをご説明します。",
  "What we keep": "保存する情報",
  "<strong>Orders:</strong> your name, address, email, phone and what you bought, because tax law asks us to keep sales records for five years.":
    "<strong>ご注文：</strong>お名前、ご住所、メールアドレス、電話番号、ご購入の品。税法により、販売の記録を5年間保存する義務があるためです。",
  "<strong>Accounts:</strong> if you make one, your name, email, saved addresses and a scrambled form of your password that nobody can read.":
    "<strong>アカウント：</strong>作成された場合、お名前、メールアドレス、登録した住所、そして誰にも読めない形に変換したパスワード。",
  "<strong>Photos:</strong> pictures you send for lithophanes are deleted 30 days after your order is posted.":
    "<strong>写真：</strong>リソフェイン用にお送りいただいた写真は、ご注文の発送から30日後に削除します。",
  "<strong>Messages:</strong> what you write to us, until the matter is settled and a year after.":
    "<strong>メッセージ：</strong>お送りいただいた内容は、ご用件が済むまでと、その後1年間保存します。",
  "What we do not keep": "保存しない情報",
  "We never see or store your card number: payment takes place on the payment provider's own page. We do not sell or share information with third parties for their own use.":
    "カード番号を当店が見ることも保存することもありません。お支払いは決済会社のページで行われます。また、第三者が自らの目的で使うために情報を販売または提供することはありません。",
  "Who else sees it": "ほかに情報を見る人",
  "The carrier sees your name, address and phone; the payment provider sees your name and the amount; our website host stores the data for us. Each may use it only for that job.":
    "運送会社はお名前、ご住所、電話番号を、決済会社はお名前と金額を見ます。サイトのホスティング会社は、当店に代わってデータを保管します。いずれも、その業務のためだけに利用できます。",
  Cookies: "Cookie",
  "We set cookies only when you log in, fill a cart or mark a review as helpful, so that the shop remembers you and your cart between pages and counts one vote per person. Should we measure visits, the figures are counts and not people.":
    "Cookieを保存するのは、ログインしたとき、カートに商品を入れたとき、レビューを「役に立った」と評価したときだけです。ページを移動しても、お客様とカートの中身を覚えておくため、また評価をお一人様1回として数えるためです。アクセスを計測する場合も、数えるのは件数であって個人ではありません。",
  News: "お知らせ",
  "We write about new products and offers only if you tick the box, and every message has a link that ends it.":
    "新商品やお得な情報のメールは、チェックを入れた方にだけお送りします。どのメールにも、配信を停止するリンクがあります。",
  "Seeing and correcting it": "確認と訂正",
  'Email <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a> to see, correct or remove what we hold about you. We answer within 30 days. If you are not satisfied, the Office of the Australian Information Commissioner can help.':
    '当店が保存している情報の確認、訂正、削除は、<a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a>までメールでご依頼ください。30日以内にお返事します。ご納得いただけない場合は、オーストラリア情報コミッショナー事務局（OAIC）にご相談いただけます。',
  // terms-and-conditions
  "The terms on which Curlew Print Co. sells: orders, prices, personalised pieces, chemicals, delivery, refunds and your consumer rights.":
    "Curlew Print Co.の販売条件です。ご注文、価格、名入れ品、化学製品、配送、返金、そして消費者としてのお客様の権利について。",
  "These terms apply when you buy from Curlew Print Co. They are meant to be read, so they are short.":
    "この規約は、Curlew Print Co.でお買い物をされるときに適用されます。読んでいただくためのものなので、短くまとめました。",
  "Orders and prices": "ご注文と価格",
  "Prices are in Australian dollars and include GST where it applies. An order is accepted when we send the confirmation email. If we have made an obvious mistake with a price, or cannot supply an item, we tell you and refund what you paid for it.":
    "価格はオーストラリアドルで、該当する場合はGSTを含みます。ご注文は、当店が確認メールをお送りした時点で成立します。価格に明らかな誤りがあった場合や商品をご用意できない場合は、その旨をお知らせし、お支払いいただいた金額を返金します。",
  "Personalised items": "名入れ・オーダー品",
  "We print, cut and engrave exactly what you type, including capitals and spelling. We may decline words or pictures that are unlawful or hurtful, and refund the order. You confirm that you have the right to use any photo you send.":
    "大文字やつづりを含め、ご入力のとおりにプリント、カット、彫刻します。違法な、または人を傷つける言葉や画像はお断りし、ご注文を返金することがあります。お送りいただく写真については、利用する権利をお持ちであることをお客様に保証していただきます。",
  "Colours and variation": "色と個体差",
  "Timber grain differs from piece to piece, layer lines are part of 3D printing, and screens show colours differently. These are not faults.":
    "木目はひとつずつ異なり、積層の線は3Dプリントにつきもので、色の見え方は画面によって変わります。これらは不良ではありません。",
  Chemicals: "化学製品",
  'Resins and scents are sold to adults. Read the label and our <a href="/resin-safety">resin safety page</a>, and keep them from children and animals.':
    'レジンとアロマは成人の方に販売します。ラベルと<a href="/resin-safety">レジンの安全な使い方</a>をお読みのうえ、お子様とペットから遠ざけてください。',
  'We ship within Australia only, on the terms of our <a href="/shipping-and-returns">shipping page</a>. Risk passes to you on delivery.':
    'お届けはオーストラリア国内のみで、<a href="/shipping-and-returns">配送のページ</a>の条件によります。危険負担は、お届けの時点でお客様に移ります。',
  "Returns and refunds": "返品と返金",
  'There are no returns, exchanges or refunds except for damaged items, reported with your order number and a photo, as set out under <a href="/shipping-and-returns">shipping and returns</a>. This does not limit your rights under the Australian Consumer Law, whose guarantees cannot be excluded.':
    '返品、交換、返金は、<a href="/shipping-and-returns">配送と返品</a>に記載のとおり、ご注文番号と写真を添えてご連絡いただいた破損品を除き、お受けしていません。これは、排除できない保証を定めたオーストラリア消費者法に基づくお客様の権利を制限するものではありません。',
  Designs: "デザイン",
  "Designs in this shop are our own or licensed to us. You may use what you buy as you like, but not copy it for sale.":
    "このショップのデザインは、当店のもの、または当店が使用許諾を受けたものです。ご購入の品は自由にお使いいただけますが、販売のために複製することはできません。",
  Law: "準拠法",
  "These terms are governed by the law of Queensland, Australia.":
    "この規約は、オーストラリア・クイーンズランド州の法律に準拠します。",
}
