import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Gift vouchers, custom orders, lithophanes and laser cutting. */
export const orderingTexts: SegmentTranslations = {
  // gift-vouchers
  "Gift vouchers from $1.00 to $1,000.00, mailed the moment they are paid, to print or forward. Redeem one for store credit that never runs out.":
    "A$1.00からA$1,000.00までのギフト券。お支払い後すぐにメールで届き、印刷も転送もできます。登録すれば、有効期限のないストアクレジットに。",
  "For somebody who has every colour already. Choose a design and an amount. The voucher comes by email the moment it is paid, to print or to send on.":
    "もう何色でも持っている、あの方に。デザインと金額をお選びください。ギフト券はお支払い後すぐにメールで届き、印刷しても、そのまま転送してもかまいません。",
  "Give a voucher, or use one": "ギフト券を贈る、使う",
  "Good to know": "知っておいていただきたいこと",
  "Any amount from $1.00 to $1,000.00, with no fee on top.":
    "A$1.00からA$1,000.00まで、お好きな金額で。手数料はかかりません。",
  "Redeeming it turns the whole amount into store credit, to spend in as many orders as you like.":
    "登録すると全額がストアクレジットになり、何回のご注文にでも分けてお使いいただけます。",
  "Vouchers and store credit never run out.": "ギフト券とストアクレジットに有効期限はありません。",
  "Whoever has the code can redeem it, once. Look after it like cash.":
    "コードを知っている人なら誰でも、1回だけ登録できます。現金と同じように大切に保管してください。",
  "Redeeming takes an account, which is made in a minute.":
    "登録にはアカウントが必要です。1分で作成できます。",
  // custom-orders
  "Send us a file, a photo, a sketch or the broken part. You get a price and a date within one business day, and a picture before we make it.":
    "ファイル、写真、スケッチ、または壊れた部品をお送りください。1営業日以内に価格と納期をお返事し、製作前に完成図をお見せします。",
  "How it goes": "ご依頼の流れ",
  "Tell us what you would like. A file, a photo, a sketch or the broken part will do.":
    "ご希望をお聞かせください。ファイル、写真、スケッチ、壊れた部品、どれでもかまいません。",
  "We answer within one business day with a price and a date. Asking costs nothing.":
    "1営業日以内に、価格と納期をお返事します。ご相談は無料です。",
  "You see a picture of anything with a name, a date or a photo, and say yes or not yet.":
    "名前、日付、写真の入る品は完成図をお見せします。これでよいか、まだかをお聞かせください。",
  "You pay, we make it, look at it twice and post it.":
    "お支払いの後、作って、2度確かめて、お送りします。",
  "Started with a sketch on a docket": "始まりは、伝票に描いたスケッチ",
  "Most things do": "たいていのものがそうです",
  "Vases for a wedding, a tidy for one particular desk, the bracket nobody sells any more. Ask, even if you think it is silly. Most small things cost between $15.00 and $80.00.":
    "結婚式の花器、ある机のためだけの整理箱、もうどこにも売っていないブラケット。ばかばかしいと思っても、聞いてみてください。小さなものなら、ほとんどがA$15.00からA$80.00の間です。",
  "See what we have made": "これまでに作ったものを見る",
  "Tell us about it": "ご希望をお聞かせください",
  'Flat things in timber, acrylic or card are quoted on the <a href="/laser-cutting-service">laser cutting page</a>.':
    '木、アクリル、厚紙の平らなものは、<a href="/laser-cutting-service">レーザーカット加工のページ</a>でお見積もりします。',
  "Something new": "新しいもの",
  "The same again": "前と同じものをもう一度",
  "Made for them": "お客様のために作りました",
  "And what they thought of it": "そして、そのご感想",
  "More about us": "私たちについてもっと見る",
  // lithophanes
  "Lithophane Lamps from Your Photo": "あなたの写真がリソフェインランプに",
  "A lamp that hides your photo until the light comes on: which photo to send, how it is made, what it costs and how to order one.":
    "明かりがつくまで写真を隠しているランプ。どんな写真を送るか、どう作るか、いくらかかるか、どう注文するかをご説明します。",
  "A photo made of light": "光で描く写真",
  "A lithophane is a picture in a white wall. Thick places hold the light back, thin ones let it through, and until the lamp is on there is little to see but a few ridges. We make them from your photo.":
    "リソフェインは、白い壁の中の絵です。厚いところは光を遮り、薄いところは光を通すので、明かりがつくまでは、わずかな凹凸しか見えません。お客様の写真からお作りします。",
  "Which photo to send": "お送りいただく写真",
  "Large: at least 1,500 pixels wide. Scans of old paper photos are fine.":
    "大きな写真を。横1,500ピクセル以上。古い紙焼き写真のスキャンでも大丈夫です。",
  "Faces near the middle, a plain background, light from the side.":
    "顔が中央にあり、背景がすっきりしていて、光が横から当たっているもの。",
  "Not a dark room, and not a bright sky behind a dark face.":
    "暗い部屋や、暗い顔の後ろに明るい空がある写真は向きません。",
  "We turn it to grey, mend scratches and send you a preview. We print only when you say yes, and delete your photo 30 days after the lamp is posted.":
    "写真をグレーに変換し、傷を直して、仕上がり見本をお送りします。ご了承をいただいてからプリントし、写真はランプの発送から30日後に削除します。",
  "From photo to lamp in four days": "写真からランプまで4日",
  "One day for the preview, fourteen hours of printing, one day for the light and the foot, and one because something always goes wrong. With packing, it leaves us 6 to 7 business days after we have your photo.":
    "仕上がり見本に1日、プリントに14時間、ライトと台座に1日、そして必ず何かがうまくいかないので、もう1日。梱包を含め、写真が届いてから6〜7営業日で発送します。",
  'Would you rather have it flat? <a href="/product/lithophane-panel">See the panel</a>':
    '平らなものがよろしければ、<a href="/product/lithophane-panel">パネルをご覧ください</a>',
  "How lithophanes work": "リソフェインの仕組み",
  "From people we have made things for": "お作りした方々から",
  // laser-cutting-service
  "Timber, acrylic, card and leather cut or etched from your drawing in Calliope, Queensland. One piece or two hundred, a fixed price in a day.":
    "お客様の図面から、木、アクリル、厚紙、革を切断・彫刻。クイーンズランド州カリオペで、1個から200個まで、1日で確定価格をお出しします。",
  "Send us a drawing and we cut it: one piece or two hundred, for schools, weddings, makers and shopfitters. You get a fixed price within one business day, and most jobs leave us within a week.":
    "図面をお送りいただければ、カットします。1個でも200個でも、学校、結婚式、ものづくりの方、店舗内装のために。1営業日以内に確定価格をお出しし、ほとんどのご依頼は1週間以内に発送します。",
  "What we cut": "カットできる素材",
  "Largest sheet": "最大サイズ",
  "Hoop pine plywood": "フープパイン合板",
  "3, 4 and 6 mm": "3、4、6 mm",
  "600 × 400 mm": "600 × 400 mm",
  "Acacia and walnut veneer": "アカシア・ウォールナット突板",
  "3 and 4 mm": "3、4 mm",
  "600 × 300 mm": "600 × 300 mm",
  "Acrylic, clear and coloured": "アクリル（透明、カラー）",
  "2, 3 and 5 mm": "2、3、5 mm",
  "Card and leather": "厚紙・革",
  "up to 3 mm": "3 mmまで",
  "We do not cut PVC, vinyl or polycarbonate: they give off harmful gas or burn.":
    "PVC、ビニール、ポリカーボネートはカットできません。有害なガスが出たり、燃えたりします。",
  "What we need": "ご用意いただくもの",
  "A vector file: SVG, DXF or PDF, at true size in millimetres.":
    "ベクターファイル。SVG、DXF、PDFのいずれかで、ミリメートル単位の実寸。",
  "Cut lines in red, etched areas in black, and nothing else on the page.":
    "切断線は赤、彫刻する部分は黒。ページにはそれ以外を入れないでください。",
  "No gap under 1 mm, and letters with their middles joined if they must not fall out.":
    "すき間は1 mm以上。抜け落ちては困る文字は、中抜きの部分をつないでください。",
  "What it costs": "料金",
  "Setting up is $25.00 a drawing, then $1.80 a minute of cutting, plus material. Fifty place names in 3 mm plywood come to about $110. Work out a rough price here, then ask for the fixed one: it costs nothing to ask.":
    "準備費が図面1枚につきA$25.00、切断は1分A$1.80、それに材料費です。3 mm合板の席札50枚で約A$110になります。ここでおおよその価格を計算し、確定価格をお問い合わせください。お問い合わせは無料です。",
  "Rough price of a laser-cutting job": "レーザーカットのおおよその価格",
  "Or take one we have cut already": "または、すでに切ってあるものから",
  "Choose a lamp": "ランプを選ぶ",
  "<strong>For Mother's Day:</strong> send your photo by 25 April and the lamp is with you in time.":
    "<strong>母の日に：</strong>4月25日までに写真をお送りいただければ、ランプが間に合います。",
  "Order two lamps of the same photo and the second is half price.":
    "同じ写真のランプを2つご注文いただくと、2つ目は半額です。",
  "Ask about your photo": "写真について質問する",
  "Prices of 2025.": "2025年の価格です。",
}
