import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Questions and answers. */
export const questionTexts: SegmentTranslations = {
  "How soon does my order leave?": "注文した品はいつ発送されますか？",
  "Within 2 to 3 business days. Things we make to order, such as name baubles, door signs and lithophanes, say on their own page how long they take. If you order both, we post everything together, unless you ask us not to.":
    "2〜3営業日以内に発送します。名入れクリスマスボール、ドアサイン、リソフェインなどの受注製作の品は、かかる日数を商品ページに記載しています。そのほかの品と一緒にご注文の場合は、別々にとのご希望がなければ、まとめてお送りします。",
  "What does postage cost?": "送料はいくらですか？",
  "<strong>Standard Post:</strong> $10.60, 3 to 5 business days":
    "<strong>普通便（Standard Post）：</strong>A$10.60、3〜5営業日",
  "<strong>Express Post:</strong> $14.10, 2 to 3 business days":
    "<strong>速達便（Express Post）：</strong>A$14.10、2〜3営業日",
  "<strong>Orders over $200.00:</strong> free": "<strong>A$200.00を超えるご注文：</strong>無料",
  "<strong>Gladstone and Calliope:</strong> free, on our own run":
    "<strong>グラッドストーンとカリオペ：</strong>当店の配達便で無料",
  "It is one price however heavy the parcel is. The few things that are too big for the post say so on their page: for those we quote by email, or you pick them up.":
    "荷物がどんなに重くても一律です。大きすぎて郵送できない少数の品は、商品ページにその旨を記載しています。その場合はメールでお見積もりするか、工房でお受け取りいただきます。",
  "Do you post overseas?": "海外に発送できますか？",
  "No, Australia only. Resin is awkward to send across borders, and we would sooner be good at one country than slow at thirty.":
    "いいえ、オーストラリア国内のみです。レジンは国境を越えて送るのが難しく、30の国に遅くお届けするより、ひとつの国でしっかりお届けしたいと考えています。",
  "How does free local delivery work?": "地元の無料配達はどういう仕組みですか？",
  'Give a street address in Gladstone or Calliope and choose local delivery. We bring it on the next run and send a message that morning. Say in the order note where a parcel can lie in the shade. <a href="/blog/local-delivery-gladstone-calliope">How the run works</a>':
    'グラッドストーンまたはカリオペの番地のある住所を入力し、地元配達をお選びください。次の便でお届けし、当日の朝にメッセージをお送りします。日陰で荷物を置ける場所を、ご注文時の連絡事項にお書きください。<a href="/blog/local-delivery-gladstone-calliope">配達便の仕組み</a>',
  "Where is my parcel?": "荷物はどこにありますか？",
  "You get an email with a tracking number when it is on its way. The carrier shows it after 48 hours. If nothing has come within 5 days of that email, tell us, and we chase it with the carrier. Look at the post office and with the neighbours first: most missing parcels are there.":
    "発送すると、追跡番号を記載したメールが届きます。運送会社での追跡は48時間後から表示されます。そのメールから5日たっても届かないときはお知らせください。運送会社に確認します。まずは郵便局とご近所をお確かめください。届かない荷物の多くはそこにあります。",
  "Can I change or cancel an order?": "注文の変更やキャンセルはできますか？",
  'Yes, until we start on it: <a href="/contact">write or ring</a> with your order number. Once a name has been engraved or a photo printed we cannot undo it, so please read your own spelling twice.':
    '作業を始めるまでは可能です。ご注文番号を添えて<a href="/contact">メールかお電話</a>をください。名前を彫刻した後や写真をプリントした後は元に戻せませんので、つづりを2度お確かめください。',
  "Something arrived damaged. What now?": "破損して届きました。どうすればよいですか？",
  'Send us the order number and a photo, with the packaging in it if you still have it. We repair, replace or refund, and pay any postage. Apart from damage we do not take things back, which does not limit your rights under the Australian Consumer Law. <a href="/shipping-and-returns">All of it in full</a>':
    'ご注文番号と写真をお送りください。包装が残っていれば、一緒に写してください。修理、交換、または返金し、送料は当店が負担します。破損以外の返品はお受けしていませんが、オーストラリア消費者法に基づくお客様の権利を制限するものではありません。<a href="/shipping-and-returns">詳しくはこちら</a>',
  "May I collect from the workshop?": "工房で受け取れますか？",
  'Gladly, by appointment, and it costs nothing: choose “Pick up from the workshop” in the cart. The gate is shut while the laser runs, so <a href="/contact">ring or write first</a>. If you would like to see more than the counter, <a href="/workshop-tours">book a tour</a>.':
    'はい、ご予約のうえ、無料でお受け取りいただけます。カートで「工房でのお受け取り（Pick up from the workshop）」をお選びください。レーザーの作動中は門を閉めているので、<a href="/contact">先にお電話かメール</a>をください。カウンターより奥もご覧になりたい方は、<a href="/workshop-tours">見学をご予約ください</a>。',
  "Will your resin work in my printer?": "レジンは私のプリンターで使えますか？",
  "If it cures with 405 nm light, yes: that is nearly every LCD and DLP printer made for the home. Older laser printers and a few dental ones use another wavelength. If you are unsure, send us the model and we will look it up.":
    "405 nmの光で硬化させる機種なら使えます。家庭用のLCD・DLPプリンターのほぼすべてがそうです。古いレーザー式や一部の歯科用は、別の波長を使います。わからないときは、機種をお知らせいただければお調べします。",
  "Which resin should I start with?": "どのレジンから始めればよいですか？",
  'Standard grey. It shows detail, forgives a rough setting and smells little. Water-washable is next if you would rather not keep alcohol in the house. Leave tough and flexible until your first twenty prints have come off the plate. <a href="/blog/choosing-a-resin">Choosing a resin</a>':
    'スタンダードのグレーです。細部がよく見え、設定が大まかでも失敗しにくく、においも控えめです。家にアルコールを置きたくなければ、次は水洗いを。タフとフレキシブルは、最初の20個をプリントし終えるまで待ちましょう。<a href="/blog/choosing-a-resin">レジンの選び方</a>',
  "What do I need before I open a bottle?": "ボトルを開ける前に、何が必要ですか？",
  "Nitrile gloves, eye protection, paper towel, a window that opens, a tub to wash in and somewhere dark to put the bottle back. Latex gloves do not count: resin goes through them.":
    "ニトリル手袋、保護メガネ、ペーパータオル、開く窓、洗う容器、そしてボトルを戻す暗い場所です。ラテックスの手袋は役に立ちません。レジンが通ってしまいます。",
  "Resin got on my skin. Is that bad?": "レジンが皮膚につきました。危険ですか？",
  "Wipe it off, then wash with plenty of soap and water. Never use alcohol or acetone on skin, because they carry resin in deeper. If it stings, blisters or will not settle, see a doctor. In eyes: rinse for 15 minutes and see a doctor. Swallowed: ring the Poisons Information Centre on 13 11 26.":
    "拭き取ってから、たっぷりの石けんと水で洗ってください。アルコールやアセトンは、レジンを奥へ運ぶので皮膚には絶対に使わないでください。ひりひりする、水ぶくれができる、治まらないときは、医師の診察を受けてください。目に入ったら、15分間すすぎ、医師の診察を受けてください。飲み込んだら、オーストラリアの中毒情報センター（13 11 26）に電話してください。",
  "Are your prints safe to eat from?": "プリントした品を食器に使えますか？",
  "Not to eat from. Our cookie cutters are for a short touch of cold dough, and our egg cups for eggs in their shells. Wash both by hand at once, because the fine grooves between printed layers hold on to food. Resin prints are for looking at: do not eat or drink from one, however well it is cured.":
    "食器としては使えません。クッキー型は冷たい生地に短時間触れるため、エッグカップは殻付きのたまごのためのものです。プリントの層の間の細かな溝に食べ物が残るので、どちらもすぐに手洗いしてください。レジンのプリントは眺めるためのものです。どんなによく硬化させても、食べたり飲んだりするのには使わないでください。",
  "How do I get rid of leftover resin?": "残ったレジンはどう捨てますか？",
  "Never down a drain, and never liquid in a bin. Stand small amounts in the sun in a clear tub until they are hard, then bin them. Dirty alcohol can settle, be poured off and be used again. For more than a litre ask your council about its next chemical collection.":
    "排水口には絶対に流さず、液体のままごみに出すこともしないでください。少量なら、透明な容器で固まるまで日光に当ててからごみに出します。汚れたアルコールは、沈殿させて上澄みを注ぎ出せば、また使えます。1リットルを超えるときは、自治体に次の化学物質回収日をお尋ねください。",
  "How long does an opened bottle keep?": "開封したボトルはどれくらいもちますか？",
  "Unopened, twelve months. Once opened, about six, if it is closed, dark and between 15 and 30 °C. A shed in a Queensland January is hotter than that. Shake it for a minute before you pour, and filter what goes back.":
    "未開封で12か月。開封後は、ふたを閉め、暗い場所で15〜30 °Cに保てば約6か月です。クイーンズランドの真夏、1月の小屋は、それより暑くなります。注ぐ前に1分間振り、戻す分はこしてください。",
  "Can you print a file of mine?": "私のファイルをプリントしてもらえますか？",
  'Nearly always. STL, 3MF and STEP are best. Tell us what it is for and how big it has to be, on the <a href="/custom-orders">custom orders page</a>, and we answer within one business day with a price or with the reason why not.':
    'ほとんどの場合、できます。STL、3MF、STEPが最適です。用途と必要な大きさを<a href="/custom-orders">オーダーメイドのページ</a>でお知らせください。1営業日以内に、価格か、できない理由をお返事します。',
  "I only have a sketch. Is that enough?": "スケッチしかありません。それで足りますか？",
  "Yes. A sketch, a photo beside a ruler or the broken part itself will do. Drawing it up costs $25.00 for most things, and we tell you before we begin.":
    "はい。スケッチ、定規と並べた写真、壊れた部品そのもの、どれでもかまいません。図面の作成はほとんどの場合A$25.00で、始める前にお知らせします。",
  "What makes a good photo for a lithophane?": "リソフェインにはどんな写真がよいですか？",
  'A large one, with a face or a shape that stands out from what is behind it. Bright skies and dark faces print badly, and old paper photos print surprisingly well. <a href="/lithophanes">See how they are made</a>':
    '大きな写真で、顔や形が背景から際立っているものです。明るい空や暗い顔はうまくプリントできませんが、古い紙の写真は驚くほどきれいにできます。<a href="/lithophanes">作り方を見る</a>',
  "Do I see it before it is made?": "作る前に見せてもらえますか？",
  "Custom orders and anything made from a photo: yes. We send you a picture first, and print or cut nothing until you say yes. Signs, baubles and engraving from the shop are made just as you typed them, so please read your own spelling twice.":
    "オーダーメイドの品と、写真から作る品は、はい。先に画像をお送りし、ご了承をいただくまでプリントもカットもしません。ショップのサイン、クリスマスボール、彫刻は、ご入力のとおりにお作りしますので、つづりを2度お確かめください。",
  "How big can you go?": "どれくらい大きなものまで作れますか？",
  "In one piece: 300 × 300 × 400 mm in filament, 218 × 123 × 260 mm in resin, and 600 × 400 mm under the laser. Bigger things are made in parts and joined, and you would have to look hard for the seam.":
    "一体なら、フィラメントで300 × 300 × 400 mm、レジンで218 × 123 × 260 mm、レーザーで600 × 400 mmまでです。それより大きなものは分割して作り、つなぎます。継ぎ目はよほど探さないと見つかりません。",
  "What will you not make?": "作らないものはありますか？",
  "Weapons or parts of them, copies of somebody else's design without their permission, PVC or vinyl under the laser, and anything that must carry a person's weight.":
    "武器やその部品、許可のない他人のデザインの複製、PVCやビニールのレーザーカット、そして人の体重を支えるものは、お作りしません。",
  "When is the last day for Christmas?": "クリスマスの締め切りはいつですか？",
  "10 December for anything with a name or a photo. Everything else can go by Standard Post until 15 December and by Express Post until 18 December.":
    "名前や写真の入る品は12月10日です。その他の品は、普通便なら12月15日、速達便なら12月18日までお送りできます。",
}
