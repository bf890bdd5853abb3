import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Articles on keepsakes, lithophanes and the delivery run. */
export const shopArticleTexts: SegmentTranslations = {
  // ordering-a-keepsake
  "Ordering a keepsake: what to expect": "メモリアルの品を注文する前に",
  "Sizes, filling, engraving and time: what people ask about pendants and urns.":
    "サイズ、納め方、彫刻、日数。ペンダントと骨壺について、よくいただく質問です。",
  "Ordering a Keepsake: What to Expect": "メモリアルの品を注文する前に",
  "Keepsake pendants and mini urns, gently explained: how much each one holds, how to fill and seal it, engraving, wear and how long it takes.":
    "メモリアルペンダントとミニ骨壺について、そっとご説明します。どれだけ納められるか、納め方と封のしかた、彫刻、身に着け方、かかる日数。",
  "People who write to us about keepsakes are seldom having a good week. So here, in one place and without hurry, are the things they ask.":
    "メモリアルの品についてお便りをくださる方は、たいてい、つらい一週間を過ごしておられます。そこで、よくいただくご質問をここにまとめました。どうぞゆっくりお読みください。",
  "How much does each one hold?": "それぞれ、どれだけ納められますか？",
  'A <a href="/product/keepsake-pendant">paw print pendant</a> holds about a fifth of a millilitre: a pinch of ash or a small curl of fur. A <a href="/product/mini-urn">mini urn</a> holds 25 millilitres and a <a href="/product/paw-print-urn">paw print urn</a> 55. As a rough guide, a cremated animal leaves about 35 millilitres of ash for each kilogram it weighed, so a ten-kilogram dog leaves about 350. The small urns are therefore meant for a share, so that each member of a family may keep one, with the rest elsewhere.':
    '<a href="/product/keepsake-pendant">肉球のペンダント</a>は約5分の1ミリリットル。ひとつまみの遺灰か、小さな毛のひと巻きです。<a href="/product/mini-urn">ミニ骨壺</a>は25ミリリットル、<a href="/product/paw-print-urn">肉球のミニ骨壺</a>は55ミリリットルです。おおよその目安として、火葬した動物は体重1キログラムにつき約35ミリリットルの遺灰を残すので、10キログラムの犬なら約350ミリリットルになります。小さな骨壺は分骨のためのもので、家族それぞれが少しずつ手元に置き、残りは別の場所に納めます。',
  "How do I fill it?": "どうやって納めますか？",
  "Sit at a table, over a clean sheet of paper, with no fan on. Everything you need is in the box: a small funnel, a screwdriver for the pendant and a thread seal. Pour slowly and tap the side. Stop below the thread, wipe it, put one drop of seal on the screw and turn until snug. Leave it overnight. If you would rather not do this yourself, many vets and funeral homes will, and we are happy to talk you through it on the phone.":
    "きれいな紙を敷いたテーブルに座り、扇風機は止めてください。必要なものは箱に入っています。小さな漏斗、ペンダント用のドライバー、ねじの封止剤です。ゆっくり注ぎ、側面を軽くたたきます。ねじ山の手前で止めてねじ山を拭き、ねじに封止剤を1滴つけ、軽く止まるまで回します。一晩そのまま置いてください。ご自分でなさりたくないときは、多くの動物病院や葬儀社が引き受けてくれますし、お電話で手順をお伝えすることもできます。",
  "Can it be opened again?": "もう一度開けられますか？",
  "Without seal, yes, at any time. With seal it is meant to stay closed, though a warm iron on the screw will loosen it if you must.":
    "封止剤を使わなければ、いつでも開けられます。使った場合は閉じたままにするものですが、どうしてもというときは、ねじに温かいアイロンを当てると緩みます。",
  "What about the engraving?": "彫刻については？",
  "Up to twenty letters fit, in one or two lines. Names and a year read best. We engrave exactly what you type, so please read it aloud once before you order. Because these pieces are made for one person alone we cannot take them back for a change of mind. Should one arrive damaged, send your order number and a photo, and we make it good; your rights under the Australian Consumer Law are not affected.":
    "20文字まで、1行または2行で入ります。名前と年がいちばん読みやすいでしょう。ご入力のとおりに彫りますので、ご注文の前に一度声に出してお読みください。おひとりのためだけに作る品なので、お気持ちが変わっても返品はお受けできません。破損して届いたときは、ご注文番号と写真をお送りいただければ、きちんと対応いたします。オーストラリア消費者法に基づくお客様の権利は、そのまま守られます。",
  "Can I wear it every day?": "毎日身に着けられますか？",
  "Steel can be worn to work and in the rain. Take it off for the shower, the surf and the pool: soap creeps into the thread, and chlorine dulls the plating. Rub it with a dry cloth now and then.":
    "ステンレスは、仕事中も雨の日も身に着けられます。シャワー、海、プールでは外してください。石けんはねじに入り込み、塩素はめっきを曇らせます。ときどき乾いた布で拭いてください。",
  "How long does it take?": "どれくらいかかりますか？",
  "Plain pieces leave within 2 to 3 business days, engraved ones two days later. Keepsakes jump our queue, and one person packs yours from start to finish, in a plain box, with tracking. If there is a date that matters, a service or an anniversary, tell us in the order note. We will do what we can, and tell you honestly if we cannot.":
    "彫刻なしの品は2〜3営業日以内、彫刻入りはその2日後に発送します。メモリアルの品は順番を繰り上げ、最初から最後までひとりの手で、無地の箱に梱包し、追跡番号付きでお送りします。お別れの式や命日など大切な日がありましたら、ご注文時の連絡事項でお知らせください。できるかぎりのことをし、できないときは正直にお伝えします。",
  // how-lithophanes-work
  "How lithophanes work, and which photos suit them": "リソフェインの仕組みと、向いている写真",
  "A picture made of nothing but thickness, and how to pick a photo for it.":
    "厚みだけでできた絵と、そのための写真の選び方。",
  "Lithophanes: How They Work, Which Photo": "リソフェインの仕組みと写真の選び方",
  "How a lithophane turns a photo into light and shade, which photos work and which disappoint, and how we get yours ready for printing.":
    "リソフェインが写真を光と影に変える仕組み、うまくいく写真とがっかりする写真、そしてお客様の写真をプリント用に整える方法をご紹介します。",
  "Switch it off and a lithophane is a bumpy white tile. Switch it on and there is your grandmother, laughing, with every crease beside her eyes. There is no ink in it. The whole picture is made of thickness.":
    "明かりを消せば、リソフェインはでこぼこした白いタイルです。つければ、そこにおばあちゃんが笑っています。目元のしわのひとつひとつまで。インクは使っていません。絵のすべてが、厚みでできています。",
  "Light through a wall": "壁を通る光",
  "White plastic lets some light through. At 0.8 mm most of it passes and the wall glows; at 3 mm hardly any does and it looks dark. We turn each point of the photo into a thickness between those two: bright becomes thin, dark becomes thick. Our printers build the panel standing upright in layers of 0.12 mm, because walls printed lying down show only a dozen shades and upright ones show hundreds.":
    "白い樹脂は光をいくらか通します。0.8 mmならほとんどが通って壁が光り、3 mmではほとんど通らず暗く見えます。私たちは写真の各点を、その2つの間の厚みに変えます。明るいところは薄く、暗いところは厚く。パネルは立てたまま、積層ピッチ0.12 mmでプリントします。寝かせてプリントした壁では十数段階の濃淡しか出ませんが、立てれば何百段階にもなるからです。",
  "The idea is two hundred years old. Potters in France and Germany pressed pictures into porcelain so thin that a candle behind them brought the scene to life. A printer has merely replaced the mould, so that each one may be different.":
    "この考えは200年前からあります。フランスとドイツの陶工たちは、後ろのろうそくで情景が浮かび上がるほど薄い磁器に、型で絵を押しました。プリンターはその型に取って代わっただけで、おかげで一枚ずつ違うものが作れるようになりました。",
  "Photos that work": "うまくいく写真",
  "<strong>One clear subject.</strong> A face, a dog, a couple. Crowds turn to porridge.":
    "<strong>はっきりした被写体がひとつ。</strong>顔、犬、ふたり連れ。大勢だと、つぶれて見分けがつきません。",
  "<strong>Light from one side.</strong> Shade is what gives a face its shape; flash straight on makes it flat.":
    "<strong>片側からの光。</strong>顔に形を与えるのは影です。正面からのフラッシュは平らにしてしまいます。",
  "<strong>A calm background.</strong> Sky, sand, a wall. Leaves behind a head look like a wig.":
    "<strong>静かな背景。</strong>空、砂浜、壁。頭の後ろの葉は、かつらに見えます。",
  "<strong>Enough pixels.</strong> At least 1500 across. Phone photos from the last ten years are fine; pictures saved from a chat are usually too small, so ask for the original.":
    "<strong>十分な画素数。</strong>横1500ピクセル以上。ここ10年のスマートフォンの写真なら大丈夫です。チャットから保存した画像はたいてい小さすぎるので、元の写真をもらってください。",
  "Colour does not matter, but a photo that relies on colour will disappoint. Turn it to black and white on your phone before you decide: if you still like it, so will the lamp.":
    "色は関係ありませんが、色が頼りの写真はがっかりします。決める前に、スマートフォンで白黒にしてみてください。それでも気に入るなら、ランプにも向いています。",
  "What we do with it": "お預かりした写真は",
  "After you order we write to you for the picture. We crop it, lift the shadows a little, and take the glare off foreheads. You get a preview on the screen, lit and unlit, and we print only when you say yes. A lamp takes about fourteen hours and a panel seven.":
    "ご注文の後、こちらからメールで写真をお願いします。切り抜いて、影を少し明るくし、額のてかりを抑えます。光らせたときと消したときの仕上がり見本を画面でご覧いただき、ご了承をいただいてからプリントします。ランプは約14時間、パネルは7時間かかります。",
  "Light, and keeping it": "光とお手入れ",
  "Warm white at low power suits skin best. Cold light makes people look unwell, and strong light washes out the thin parts. Ours use an LED that stays cool, so the lamp may run all night beside a bed. Keep it out of hot cars and off sunny sills: white PLA softens above 55 degrees. Dust it with a soft dry brush, never a wet cloth, because water dries in the hollows and leaves rings that show when the light is on.":
    "肌には、弱めの電球色がいちばん合います。冷たい光では具合が悪そうに見え、強い光では薄い部分が白く飛びます。当店のランプは熱くならないLEDなので、ベッドの横で一晩中つけておけます。暑い車内や日の当たる窓辺には置かないでください。白いPLAは55度を超えるとやわらかくなります。ほこりはやわらかい乾いたブラシで払い、ぬれた布は使わないでください。くぼみで水が乾き、明かりをつけたときに見える輪じみが残ります。",
  // local-delivery-gladstone-calliope
  "Free local delivery in Gladstone and Calliope": "グラッドストーンとカリオペへの無料配達",
  "How our own delivery run works, what it covers, and how to get the best of it.":
    "当店の配達便の仕組み、届く範囲、上手な使い方。",
  "Free Delivery in Gladstone and Calliope": "グラッドストーンとカリオペの無料配達",
  "How our free delivery run in Gladstone and Calliope QLD works: where we go, when we come, and where we may leave a parcel in the shade.":
    "クイーンズランド州グラッドストーンとカリオペでの無料配達について。どこへ行くか、いつ伺うか、日陰のどこに荷物を置けるかをご説明します。",
  "If you live in Gladstone or Calliope you have probably seen our white van with a bird on its door. Most of our neighbours do not know that it comes free. Here is how it works.":
    "グラッドストーンやカリオペにお住まいなら、ドアに鳥を描いた当店の白いバンをご覧になったことがあるでしょう。それが無料で来ることは、ご近所の方でもほとんどご存じありません。仕組みはこうです。",
  "Where we go": "どこへ行くか",
  "Delivery costs nothing to any street address in Gladstone and in Calliope, Queensland, whatever the size of the order. One nozzle or twenty bottles, it is all the same to the van. Type your suburb and postcode at the checkout and local delivery appears among the choices. If it does not, your address lies just outside the run, and Standard Post at $10.60 or Express Post at $14.10 will look after you. Orders over $200.00 travel free anywhere in Australia.":
    "クイーンズランド州グラッドストーンとカリオペの番地のある住所なら、ご注文の大きさにかかわらず配達は無料です。ノズル1本でもボトル20本でも、バンにとっては同じこと。購入手続きで地区・町名と郵便番号を入力すると、配送方法の中に地元配達が表示されます。表示されないときは配達範囲のすぐ外なので、普通便（A$10.60）か速達便（A$14.10）でお届けします。A$200.00を超えるご注文は、オーストラリアのどこへでも送料無料です。",
  "When we come": "いつ伺うか",
  "We pack within 2 to 3 business days, as for every order, and the next run takes what is ready. You get a message on the morning of the day. We cannot promise an hour, because the run changes with the orders and now and then with a train at the crossing.":
    "どのご注文とも同じように2〜3営業日以内に梱包し、準備のできたものを次の便に載せます。当日の朝にメッセージをお送りします。時刻のお約束はできません。ご注文によって道順が変わり、ときには踏切の列車にも左右されるからです。",
  "If you need something for a birthday, say so in the order note. We often know a faster way, and when we cannot make it we tell you before we take your money, not after.":
    "お誕生日などで必要なときは、ご注文時の連絡事項にお書きください。もっと早い方法があることも多く、間に合わないときは、代金をいただいた後ではなく、いただく前にお知らせします。",
  "If you are out": "ご不在のとき",
  "Tell us in the note where a parcel is safe: behind the water tank, with number nine, under the stairs. Resin and prints dislike heat, so please choose a place in the shade. A closed letterbox in January is an oven, and PLA softens at about 55 degrees. Without a note we bring the parcel home again and try on the next run. We never leave resin where children or animals can reach it.":
    "荷物を置いても安全な場所を、連絡事項でお知らせください。水タンクの裏、9番地のお宅、階段の下など。レジンもプリントも暑さが苦手なので、日陰をお選びください。真夏の1月の閉めきった郵便受けはオーブンのようで、PLAは約55度でやわらかくなります。ご指示がないときは持ち帰り、次の便でもう一度伺います。お子様やペットの手の届く場所にレジンを置いていくことは決してありません。",
  "Why it helps": "良いところ",
  "Things travel better with us than in the post. Planters come with their tray clicked in and no filling. Urns and pendants are handed over, not dropped. And we take boxes and padding back: leave clean cartons out for us and they will go round again.":
    "品物は、郵便より私たちと一緒のほうが無事に旅をします。プランターは受け皿をはめたまま、詰め物なしで届きます。骨壺とペンダントは、落とし込むのではなく手渡しです。箱と緩衝材は持ち帰ります。きれいな箱を出しておいていただければ、もう一度使います。",
  Collecting: "お受け取り",
  "You may also collect from the workshop in Calliope by appointment. Write or ring first, since the gate is closed when the laser is running. Bring your empty alcohol bottles if you like. We cannot fill them, but we will show you how to clean what is in them and use it once more.":
    "ご予約のうえ、カリオペの工房でのお受け取りもできます。レーザーが動いているときは門を閉めているので、先にメールかお電話をください。よろしければ、アルコールの空き瓶をお持ちください。詰め替えはできませんが、中に残ったものをきれいにして、もう一度使う方法をお教えします。",
  "If something is wrong": "何か問題があったとき",
  "Tell us within a few days, with your order number and a photo if anything is damaged. On the local run we can usually swap it on the next trip.":
    "数日以内に、ご注文番号と、破損の場合は写真を添えてお知らせください。地元の配達便なら、たいてい次の便でお取り替えできます。",
}
