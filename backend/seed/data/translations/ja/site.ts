import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Menus and categories. */
const menus: SegmentTranslations = {
  "| Curlew Print Co.": "| Curlew Print Co.",
  Shop: "ショップ",
  Resin: "レジン",
  "Night Lights": "ナイトライト",
  "Seasonal Specials": "季節のおすすめ",
  Blog: "ブログ",
  About: "当店について",
  Contact: "お問い合わせ",
  "3D Printed Products": "3Dプリント製品",
  Accessories: "アクセサリー・工具",
  Easter: "イースター",
  "Prints and Models": "フィギュアと木工品",
  Specials: "セール",
  Lithophanes: "リソフェイン",
  "Custom Orders": "オーダーメイド",
  "Gift Vouchers": "ギフト券",
  "Shipping and Returns": "配送と返品",
  "Terms and Conditions": "利用規約",
  "Privacy Policy": "プライバシーポリシー",
  "Resin Safety": "レジンの安全な使い方",
  "Laser Cutting Service": "レーザーカット加工",
  "Contact Us": "お問い合わせ",
  "Questions and Answers": "よくある質問",
  Gallery: "ギャラリー",
  "Workshop Tours": "工房見学",
  "Safe Work Australia: working with chemicals": "Safe Work Australia：化学物質の取り扱い",
  "ACCC: consumer rights and guarantees": "ACCC：消費者の権利と保証",
  "Poisons Information Centre, 13 11 26": "中毒情報センター（オーストラリア）13 11 26",
  "Inkscape: free drawing program, saves SVG": "Inkscape：SVGで保存できる無料の描画ソフト",
  "LibreCAD: free drafting program, saves DXF": "LibreCAD：DXFで保存できる無料の製図ソフト",
  "FreeCAD: free modelling program, saves STEP": "FreeCAD：STEPで保存できる無料の3D CAD",
  "Printables: free models to print": "Printables：プリント用の無料モデル集",
  "Thingiverse: more of them": "Thingiverse：無料モデルをもっと探す",
  "OpenSCAD: draw models by writing them down": "OpenSCAD：コードで書く3Dモデリング",
}

const categories: SegmentTranslations = {
  "Resin and tools for your own printer, and things made on ours. What is on the shelf leaves Calliope within 2 to 3 business days.":
    "ご自宅のプリンターに使うレジンと工具、そして当店のプリンターで作った品々。在庫のある商品は2〜3営業日以内にカリオペから発送します。",
  "Planters, vases, keepsakes, kitchen tools and desk helpers from our own printers. Where we make a piece to order, its page says how long that takes.":
    "当店のプリンターで作ったプランター、花器、メモリアル用品、キッチン用品、デスク小物。受注製作の品は、かかる日数を商品ページに記載しています。",
  "Everything around the printer: washing, curing, pouring, storing and scraping. It is what stands on our own bench.":
    "洗う、硬化させる、注ぐ、保管する、はがす。プリンターのまわりで使う道具を、当店の作業台にあるものだけそろえました。",
  "Wash and Cure": "洗浄と二次硬化",
  "Tubs to wash prints in, a lamp to harden them, and a turntable so that every side gets its share.":
    "プリントを洗う容器、硬化させるライト、そしてすべての面に光を当てるターンテーブルです。",
  "Wash and Cure Resin Prints": "レジンプリントの洗浄と二次硬化",
  "UV curing lights, solar turntables and sealed wash tubs with baskets: all you need to get from a sticky resin print to a hard, dry one.":
    "UV硬化ライト、ソーラーターンテーブル、かご付きの密閉洗浄容器。べたつくレジンプリントを、硬く乾いた作品に仕上げるための道具一式です。",
  "Bottles and Beakers": "ボトルとビーカー",
  "Measure it, mix it, filter it, and keep it out of the light.":
    "量って、混ぜて、こして、光から守る。そのための道具です。",
  "Beakers, Bottles and Funnels": "ビーカー、ボトル、漏斗",
  "Graduated beakers, amber and clear bottles, funnels with paper filters and scents, for measuring, filtering and storing resin and alcohol.":
    "目盛り付きビーカー、遮光と透明のボトル、紙フィルター付きの漏斗、レジン用アロマ。レジンやアルコールの計量、ろ過、保管に使えます。",
  "Tools and Parts": "工具と部品",
  "The small things that wear out, and the tools that save a print.":
    "少しずつ減っていく消耗品と、プリントを救ってくれる道具です。",
  "Printer Tools and Spare Parts": "プリンター用の工具と交換部品",
  "FEP film, flexible build plates, brass nozzles, scrapers, nitrile gloves and silicone mats: spares and tools for resin and filament printers.":
    "FEPフィルム、フレキシブルビルドプレート、真ちゅうノズル、スクレーパー、ニトリル手袋、シリコンマット。レジン用・フィラメント用プリンターの交換部品と工具です。",
  "Baskets, eggs and egg cups to bring out every year. Order names 10 business days before Easter.":
    "毎年出して楽しめるバスケット、たまご、エッグカップ。名入れはイースターの10営業日前までにご注文ください。",
  "Lamps with warm LEDs that stay cool to the touch. They run from USB and have three levels; the lowest is dim enough to sleep beside.":
    "触れても熱くならない、温かな光のLEDランプです。USB電源で、明るさは3段階。いちばん暗い光は、枕元でつけたまま眠れるほどです。",
  "Moons and Characters": "月とキャラクター",
  "Gentle company for small bedrooms: a moon, a mushroom and a cloud.":
    "小さな寝室にそっと寄り添う、月ときのこと雲です。",
  "Moon and Mushroom Night Lights": "月ときのこのナイトライト",
  "Moon, mushroom and rain cloud night lights for children's rooms: warm white LEDs, three levels, cool to the touch, and run from any USB plug.":
    "子ども部屋のための、月、きのこ、雨雲のナイトライト。電球色LEDの明るさは3段階、触れても熱くならず、どのUSB電源でも使えます。",
  "Your own photo, hidden in a white wall until the light comes on. You see a preview before we print.":
    "明かりがつくまで白い壁に隠れている、あなたの写真。プリントの前に仕上がり見本をご覧いただけます。",
  "Lithophanes from Your Photo": "写真で作るリソフェイン",
  "Photo lithophane lamps and panels printed from your own picture, with a preview before we print. Warm LED, timber foot, made near Gladstone.":
    "お客様の写真で作るリソフェインのランプとパネル。プリント前に仕上がり見本をご確認いただけます。温かなLEDと木の台座、グラッドストーン近くで製作しています。",
  "Figures for the shelf, pieces for the game table, and timber cut by laser.":
    "棚に飾るフィギュア、ゲームのための駒や小物、そしてレーザーカットの木工品です。",
  "Figures and Games": "フィギュアとゲーム",
  "Dragons, chess and dice towers, printed to be handled and not only looked at.":
    "ドラゴン、チェス、ダイスタワー。眺めるだけでなく、手に取って遊べるように作りました。",
  "3D Printed Figures and Games": "3Dプリントのフィギュアとゲーム",
  "Jointed dragons in fading colours, baby dragons in eggs, weighted chess sets and castle dice towers, 3D printed in our Queensland workshop.":
    "グラデーションカラーの関節付きドラゴン、たまごに入った赤ちゃんドラゴン、重みのあるチェスセット、お城のダイスタワー。クイーンズランド州の工房で3Dプリントしています。",
  "Laser-Cut Timber": "レーザーカット木工品",
  "Cut and etched in real timber, sanded and oiled by hand. Names and initials are cut to order.":
    "本物の木をレーザーで切って彫り、手で磨いてオイルを塗りました。名前やイニシャルはご注文ごとにお入れします。",
  "Laser-Cut Timber Gifts": "レーザーカット木工のギフト",
  "Laser-cut coasters, door signs, key tags and ornaments in plywood, acacia and walnut, etched and oiled by hand in Calliope, Queensland.":
    "合板、アカシア、ウォールナットをレーザーで切り抜いたコースター、ドアサイン、キータグ、オーナメント。クイーンズランド州カリオペで彫刻し、手作業でオイルを塗っています。",
  "405 nm resin we print with ourselves, for every common LCD and DLP printer. Not sure which? Standard suits most prints, tough takes knocks, water-washable needs no alcohol.":
    "当店でも使っている405 nmレジンです。一般的なLCD・DLPプリンターに対応します。迷ったら、まずはスタンダードを。衝撃に強いのはタフ、アルコールがいらないのは水洗いレジンです。",
  "Standard Resin": "スタンダードレジン",
  "Crisp detail, little smell and easy settings: the place to start.":
    "細部までくっきり、においは控えめで、設定も簡単。最初の1本におすすめです。",
  "Standard 405 nm Printing Resin": "405 nmスタンダードレジン",
  "Standard and plant-based 405 nm resin in 500 g and 1 kg bottles, and a pastel set of four: crisp detail, little smell, settings included.":
    "405 nmのスタンダードレジンと植物由来レジン（500 g・1 kg）、パステルカラー4色セット。細部までくっきり、においは控えめで、設定値付きです。",
  "Tough and Flexible Resin": "タフ・フレキシブルレジン",
  "For parts that are dropped, bent, screwed together or heated.":
    "落とす、曲げる、ねじで留める、熱が加わる。そんな部品のためのレジンです。",
  "ABS-like, flexible and high-temperature 405 nm resin for parts with work to do: brackets, grips, seals, moulds and pieces that get dropped.":
    "ABSライク、フレキシブル、高耐熱の405 nmレジン。ブラケット、グリップ、パッキン、型、落とすことのある部品など、しっかり働くパーツに向いています。",
  "Water-Washable Resin": "水洗いレジン",
  "Rinses clean in tap water, with no alcohol to buy or store. The used water goes in the sun, never down a drain.":
    "水道水できれいに洗え、アルコールを買うことも保管することもありません。使った水は日光に当て、決して排水口に流さないでください。",
  "Water-Washable Printing Resin": "3Dプリント用水洗いレジン",
  "Water-washable 405 nm resin in four plain and four see-through colours, in 500 g and 1 kg bottles: rinses clean without any alcohol.":
    "水洗いできる405 nmレジン。不透明4色と透明4色を500 gと1 kgのボトルで。アルコールなしできれいに洗えます。",
  "Good things at a lower price, while they last.":
    "良い品をお買い得な価格で。なくなり次第終了です。",
  "Baubles, ornaments and presents for a summer Christmas. Order anything with a name or a photo by 10 December.":
    "夏のクリスマスのためのボール、オーナメント、贈り物。名前や写真の入る品は12月10日までにご注文ください。",
}

/** Texts for search engines by path. */
const searchTexts: SegmentTranslations = {
  "3D Printing Resin, Prints and Laser-Cut Gifts | Curlew":
    "3Dプリント用レジン、プリント製品、レーザーカットギフト | Curlew",
  "Printing resin and tools we use ourselves, 3D prints, night lights and laser-cut timber, made near Gladstone, Queensland and posted Australia-wide.":
    "当店でも使っている3Dプリント用レジンと工具、プリント製品、ナイトライト、レーザーカットの木工品。クイーンズランド州グラッドストーン近くで作り、オーストラリア全国にお届けします。",
  "Shop by Category | Curlew Print Co.": "カテゴリーから探す | Curlew Print Co.",
  "Printing resin, tools, 3D prints, night lights, seasonal gifts and laser-cut timber. Orders leave Calliope within 2 to 3 business days.":
    "3Dプリント用のレジンと工具、3Dプリント製品、ナイトライト、季節の贈り物、レーザーカットの木工品。ご注文の品は2〜3営業日以内にカリオペから発送します。",
  "3D Printed Planters, Keepsakes and Gifts | Curlew":
    "3Dプリントのプランター、メモリアル、ギフト | Curlew",
  "Planters, vases, keepsake pendants, mini urns, cookie cutters and desk helpers, 3D printed in our workshop near Gladstone, Queensland.":
    "プランター、花器、メモリアルペンダント、ミニ骨壺、クッキー型、デスク小物。クイーンズランド州グラッドストーン近くの工房で3Dプリントしています。",
  "3D Printing Accessories and Tools | Curlew Print Co.":
    "3Dプリント用アクセサリー・工具 | Curlew Print Co.",
  "Wash tubs, curing lights, beakers, bottles, FEP film, gloves, nozzles and scrapers for resin and filament printers, posted Australia-wide.":
    "洗浄容器、硬化ライト、ビーカー、ボトル、FEPフィルム、手袋、ノズル、スクレーパー。レジン用・フィラメント用プリンターの用品をオーストラリア全国にお届けします。",
  "Easter Baskets, Eggs and Egg Cups | Curlew Print Co.":
    "イースターのバスケット、たまご、エッグカップ | Curlew Print Co.",
  "Easter baskets with a name on the bow, surprise eggs to fill and bunny egg cups, 3D printed in Queensland to come out again every year.":
    "リボンに名前の入るイースターバスケット、お菓子を入れるサプライズエッグ、うさぎのエッグカップ。毎年飾れるようクイーンズランド州で3Dプリントしています。",
  "3D Printed Night Lights and Lithophanes | Curlew":
    "3Dプリントのナイトライトとリソフェイン | Curlew",
  "Moon, mushroom and cloud lamps with warm, cool-running LEDs, and lithophane lamps made from your own photo. Made near Gladstone.":
    "月、きのこ、雲のランプと、お客様の写真で作るリソフェインランプ。温かな光のLEDで、触れても熱くなりません。グラッドストーン近くの工房で製作しています。",
  "Dragons, Games and Laser-Cut Timber | Curlew": "ドラゴン、ゲーム、レーザーカット木工品 | Curlew",
  "Jointed dragons, chess sets and dice towers from our printers, and coasters, door signs and key tags from our laser. Made in Queensland.":
    "当店のプリンターから生まれた関節付きドラゴン、チェスセット、ダイスタワーと、レーザーで作るコースター、ドアサイン、キータグ。クイーンズランド州製です。",
  "405 nm 3D Printing Resin, Australia-Wide | Curlew":
    "405 nm 3Dプリント用レジン、オーストラリア全国配送 | Curlew",
  "Standard, tough, flexible and water-washable 405 nm resin for LCD and DLP printers, in 500 g and 1 kg bottles, with settings that work.":
    "LCD・DLPプリンター用の405 nmレジン。スタンダード、タフ、フレキシブル、水洗いの各種を500 gと1 kgのボトルで。実際に使える設定値を添えてお届けします。",
  "Specials on Resin, Tools and Prints | Curlew Print Co.":
    "レジン、工具、プリント製品のセール | Curlew Print Co.",
  "This month's lower prices on printing resin, curing lights, build plates, prints and laser-cut gifts from our workshop, while they last.":
    "3Dプリント用レジン、硬化ライト、ビルドプレート、プリント製品、レーザーカットの贈り物。当店の工房から今月のお買い得品をお届けします。なくなり次第終了です。",
  "Christmas Baubles, Ornaments and Gifts | Curlew":
    "クリスマスボール、オーナメント、ギフト | Curlew",
  "Name baubles, laser-cut ornaments and presents for a summer Christmas, made near Gladstone. Order names and photos by 10 December.":
    "名入れのクリスマスボール、レーザーカットのオーナメント、夏のクリスマスの贈り物。グラッドストーン近くで製作。名入れと写真の品は12月10日までにご注文ください。",
  "About Our Family Workshop near Gladstone | Curlew":
    "グラッドストーン近くの家族の工房について | Curlew",
  "3D Printing and Laser-Cutting Advice | Curlew Print Co.":
    "3Dプリントとレーザー加工のヒント | Curlew Print Co.",
  "Contact Curlew Print Co. in Calliope, Queensland":
    "お問い合わせ：Curlew Print Co.（クイーンズランド州カリオペ）",
  "Shipping Costs, Times and Returns | Curlew Print Co.":
    "送料、お届け日数、返品 | Curlew Print Co.",
  "Privacy Policy | Curlew Print Co., Queensland":
    "プライバシーポリシー | Curlew Print Co.（クイーンズランド州）",
  "Terms and Conditions of Sale | Curlew Print Co.": "販売規約 | Curlew Print Co.",
  "Resin Safety at Home: What You Need | Curlew Print Co.":
    "家庭でのレジンの安全：必要なもの | Curlew Print Co.",
  "Laser Cutting Service near Gladstone | Curlew":
    "グラッドストーン近くのレーザーカット加工 | Curlew",
  "Questions and Answers for Shoppers | Curlew Print Co.":
    "お買い物のよくある質問 | Curlew Print Co.",
  "Gallery of Prints and Laser-Cut Work | Curlew": "プリントとレーザーカットのギャラリー | Curlew",
  "Custom 3D Prints and Laser Cutting | Curlew Print Co.":
    "オーダーメイドの3Dプリントとレーザーカット | Curlew Print Co.",
  "Lithophane Lamps from Your Photo | Curlew Print Co.":
    "あなたの写真がリソフェインランプに | Curlew Print Co.",
  "Workshop Tours near Gladstone | Curlew Print Co.":
    "グラッドストーン近くの工房見学 | Curlew Print Co.",
  "Gift Vouchers by Email | Curlew Print Co.": "メールで届くギフト券 | Curlew Print Co.",
}

/** Groups of questions, people and galleries. */
const contentGroups: SegmentTranslations = {
  Questions: "よくある質問",
  "Ordering and delivery": "ご注文と配送",
  "Resin and safety": "レジンと安全",
  Customers: "お客様",
  "Custom order customers": "オーダーメイドのお客様",
  Family: "家族",
  "Our galleries": "ギャラリー",
  "Workshop tour": "工房見学",
}

export const siteTexts: SegmentTranslations = {
  ...menus,
  ...categories,
  ...searchTexts,
  ...contentGroups,
}
