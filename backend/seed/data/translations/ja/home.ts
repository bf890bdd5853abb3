import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The home page with its galleries. */
export const homeTexts: SegmentTranslations = {
  Home: "ホーム",
  "3D Printing Resin, Prints and Laser-Cut Gifts":
    "3Dプリント用レジン、プリント製品、レーザーカットギフト",
  "Resin, 3D prints and laser-cut timber": "レジン、3Dプリント、レーザーカットの木工品",
  "We are a family workshop in Calliope, near Gladstone, Queensland. We sell the printing resin and tools we use ourselves, and what we make with them, much of it with your name or photo.":
    "クイーンズランド州グラッドストーンに近い、カリオペの家族の工房です。自分たちで使っているレジンと工具、そしてそれで作った品々を販売しています。名前や写真をお入れできるものもたくさんあります。",
  "<strong>Leaves in 2 to 3 business days</strong>": "<strong>2〜3営業日以内に発送</strong>",
  'Post from $10.60, free over $200.00. Free in Gladstone and Calliope. <a href="/shipping-and-returns">Delivery</a>':
    '送料はA$10.60から、A$200.00を超えるご注文は無料。グラッドストーンとカリオペは配送無料です。<a href="/shipping-and-returns">配送について</a>',
  "<strong>Made and packed by four people</strong>":
    "<strong>4人家族の手で作り、梱包しています</strong>",
  'Printed, cut, sanded and wrapped in our own shed. <a href="/about">About us</a>':
    'プリントもカットも、磨きも包装も、自宅の作業小屋で行っています。<a href="/about">当店について</a>',
  "<strong>Advice that comes from use</strong>": "<strong>使っているからこそのアドバイス</strong>",
  'Ring or write. We answer within one business day. <a href="/contact">Ask us</a>':
    'お電話でもメールでもどうぞ。1営業日以内にお返事します。<a href="/contact">質問する</a>',
  '<a href="/shop">See all categories</a>': '<a href="/shop">すべてのカテゴリーを見る</a>',
  "New in the shop": "新着商品",
  '<a href="/shop/specials">See what is on special</a>':
    '<a href="/shop/specials">セール中の商品を見る</a>',
  "Made for you": "あなたのために作ります",
  "A name on a bauble, the bracket nobody sells any more, two hundred place names for a wedding. Send a file, a photo or a sketch, and you get a price within one business day.":
    "クリスマスボールに入れる名前、もうどこにも売っていないブラケット、結婚式の席札200枚。ファイルや写真、スケッチをお送りいただければ、1営業日以内にお見積もりをお返事します。",
  'Your own photo makes a lamp: white by day, a picture by night. <a href="/lithophanes">See lithophanes</a>':
    'あなたの写真がランプになります。昼は白く、夜は一枚の絵に。<a href="/lithophanes">リソフェインを見る</a>',
  "Ask for a price": "見積もりを依頼する",
  "The light in the shed is usually on": "作業小屋には、いつも明かりがついています",
  "It began in 2019 with one secondhand printer and a daughter who wanted a dragon. The dragon took nine tries. Today eleven printers and a laser run behind our house, and whoever answers the phone also packs the parcels.":
    "始まりは2019年、中古のプリンター1台と、ドラゴンを欲しがった娘でした。ドラゴンは9回目でようやく成功。今では家の裏で11台のプリンターと1台のレーザーが動いていて、電話に出た者がそのまま荷造りもしています。",
  'On Saturday mornings you can see them at work. <a href="/workshop-tours">Book a tour</a>':
    '土曜の午前には、動いているところをご覧いただけます。<a href="/workshop-tours">見学を予約する</a>',
  "Meet the family": "家族の紹介を見る",
  "What people say": "お客様の声",
  "As it was written to us": "いただいた言葉をそのままに",
  "Read more of them": "もっと読む",
  '<a href="/blog">Read all articles</a>': '<a href="/blog">すべての記事を読む</a>',
  "A present that always fits": "いつでも喜ばれる贈り物",
  "Gift vouchers from $1.00 to $1,000.00": "ギフト券はA$1.00からA$1,000.00まで",
  "Paid now, emailed a moment later, ready to print or to send on. They do not run out.":
    "お支払い後すぐにメールで届きます。印刷しても、そのまま転送しても。有効期限はありません。",
  "Give a voucher": "ギフト券を贈る",
  "Shop by category": "カテゴリーから探す",
  "Advice from the bench": "作業台からのアドバイス",
  "Which resin for which job?": "どの用途にどのレジン？",
  "Resin safety at home": "家庭でレジンを安全に使う",
  "Photos for a lithophane": "リソフェインに向く写真",
  "Choosing a layer height": "積層ピッチの選び方",
  "From our workshop": "当店の工房から",
  "Resin, prints, lights and laser-cut timber": "レジン、プリント、ライト、レーザーカットの木工品",
  "Resin we use ourselves": "自分たちで使っているレジン",
  "Standard, tough, flexible and water-washable, with settings that work.":
    "スタンダード、タフ、フレキシブル、水洗い。実際に使える設定値付きです。",
  "Shop resin": "レジンを見る",
  "A softer good night": "やわらかな光で、おやすみなさい",
  "Moon, mushroom and photo lamps that glow warm and stay cool.":
    "温かく光り、熱くならない月ときのこと写真のランプ。",
  "Shop night lights": "ナイトライトを見る",
  "Cut in timber, with a name": "木を切り抜き、名前を添えて",
  "Coasters, door signs and key tags, etched and oiled by hand.":
    "彫刻を施し、手でオイルを塗ったコースター、ドアサイン、キータグ。",
  "Shop laser-cut timber": "レーザーカット木工品を見る",
  "A summer Christmas": "夏のクリスマス",
  "Baubles and ornaments. Order those with a name by 10 December.":
    "ボールとオーナメント。名入れは12月10日までにご注文ください。",
  "Shop Christmas": "クリスマスの品を見る",
}
