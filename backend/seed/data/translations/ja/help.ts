import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The blog's own text, resin safety, contact, and the page of questions. */
export const helpTexts: SegmentTranslations = {
  // blog
  "Blog: Printing and Laser-Cutting Advice": "ブログ：プリントとレーザー加工のヒント",
  "Which resin to choose, how long to cure, which layer height, which photo for a lithophane, how to oil timber: what works on our own bench.":
    "どのレジンを選ぶか、硬化は何分か、積層ピッチはいくつか、リソフェインに向く写真は、木にオイルを塗るには。当店の作業台で実際にうまくいったことをまとめています。",
  "Notes from the bench: what we learned by spoiling things, written down so that you do not have to.":
    "作業台からの覚え書き。私たちが失敗して学んだことを、皆さんが同じ失敗をしないように書き留めました。",
  // resin-safety
  "How to handle, store and dispose of printing resin at home: gloves, fresh air, what to do after a splash, and whom to ring in Australia.":
    "家庭での3Dプリント用レジンの扱い方、保管、廃棄について。手袋、換気、はねたときの対処、オーストラリアでの連絡先をまとめました。",
  "Liquid resin irritates skin and eyes, and some people become allergic to it for life. Cured right through, it is harmless to touch. Everything below follows from that.":
    "液体のレジンは皮膚や目を刺激し、一生続くアレルギーになる人もいます。中まで完全に硬化すれば、触れても害はありません。以下はすべて、そこから来ています。",
  "Every time": "毎回すること",
  "Wear nitrile gloves, not latex, and change them when splashed.":
    "ラテックスではなくニトリルの手袋を着け、レジンがはねたら取り替えます。",
  "Wear eye protection when pouring, scraping or washing.":
    "注ぐとき、はがすとき、洗うときは保護メガネをかけます。",
  "Air the room. A window and a door open is good; a fan that blows outwards is better.":
    "部屋を換気します。窓と扉を開けるのが効果的で、外へ空気を送り出すファンがあればさらに効果的です。",
  "Keep food, drink, children and animals out of the room.":
    "食べ物、飲み物、お子様、ペットを部屋に入れないでください。",
  "Wash your hands with soap and cold water afterwards.":
    "終わったら、石けんと冷たい水で手を洗います。",
  "After a splash": "はねたとき",
  "<strong>On skin:</strong> wipe off, then wash with plenty of soap and water. Never use alcohol or acetone on skin: they carry resin in deeper. <strong>In eyes:</strong> rinse with running water for 15 minutes and see a doctor. <strong>Swallowed:</strong> do not make yourself vomit; ring the Poisons Information Centre on 13 11 26. In an emergency ring 000.":
    "<strong>皮膚についたら：</strong>拭き取ってから、たっぷりの石けんと水で洗います。アルコールやアセトンは、レジンを奥へ運ぶので皮膚には絶対に使わないでください。<strong>目に入ったら：</strong>流水で15分間すすぎ、医師の診察を受けてください。<strong>飲み込んだら：</strong>無理に吐かず、オーストラリアの中毒情報センター（13 11 26）に電話してください。緊急のときは、オーストラリアの緊急電話000におかけください。",
  Storing: "保管",
  "Keep bottles closed, upright, dark and between 15 and 30 °C, on a shelf that children cannot reach. Write the date on the cap.":
    "ボトルはふたを閉めて立て、暗い場所で15〜30 °C、お子様の手の届かない棚に置いてください。キャップに日付を書いておきます。",
  Disposing: "廃棄",
  "Liquid resin and dirty alcohol are hazardous waste and never go down a drain. Small amounts can be hardened in the sun in a clear tub and binned when solid. Councils take larger amounts at collection days; ask yours.":
    "液体のレジンと汚れたアルコールは有害廃棄物です。排水口には絶対に流さないでください。少量なら、透明な容器に入れて日光で固め、固まってからごみに出せます。量が多いときは自治体が回収日に引き取ります。お住まいの自治体にお尋ねください。",
  // contact
  "Write, ring 07 5550 0147 or visit our workshop in Calliope by appointment. We answer every message within one business day, Monday to Friday.":
    "メールやお電話（07 5550 0147）でどうぞ。ご予約のうえ、カリオペの工房にもお越しいただけます。月曜から金曜、どのお問い合わせにも1営業日以内にお返事します。",
  "Fill out the form below to contact us": "下のフォームからお問い合わせください",
  "We answer within one business day and are at the phone Monday to Friday, 9 am to 4 pm (Queensland time). You are welcome at the workshop by appointment.":
    "1営業日以内にお返事します。お電話は月曜から金曜の9時〜16時（クイーンズランド時間）に承ります。工房へはご予約のうえ、お気軽にお越しください。",
  "About an order? Please have your order number ready. If something arrived damaged, send a photo as well.":
    "ご注文についてのお問い合わせは、ご注文番号をご用意ください。破損して届いた場合は、写真もお送りください。",
  'It may be <a href="/faq">answered already</a>.':
    '<a href="/faq">よくある質問</a>に答えがあるかもしれません。',
  // faq
  "Postage, delivery, which resin to start with, safety, custom prints, last days for Christmas: what people ask us, and what we answer.":
    "送料、配送、最初に使うレジン、安全、オーダーメイドのプリント、クリスマスの締め切り。お客様からよくいただく質問と、その答えです。",
  "What people ask us at the counter, on the phone and by email, and what we answer.":
    "カウンターで、電話で、メールでよくいただく質問と、その答えです。",
  'From your cart to your door. All of it in full is under <a href="/shipping-and-returns">shipping and returns</a>.':
    'カートからお宅の玄関まで。詳しくは<a href="/shipping-and-returns">配送と返品</a>をご覧ください。',
  'Short answers. The long ones are on the <a href="/resin-safety">resin safety page</a>.':
    '短い答えです。詳しくは<a href="/resin-safety">レジンの安全な使い方</a>をご覧ください。',
  "Names, photos, spare parts and things that do not exist yet.":
    "名前、写真、交換部品、そしてまだこの世にないもの。",
  "Not answered?": "答えが見つかりませんか？",
  "Ask us": "質問する",
}
