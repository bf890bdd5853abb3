import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The casting evening, and the planter board that is too long for the post. */
export const workshopTexts: SegmentTranslations = {
  // resin-casting-evening
  "Resin Casting Evening": "レジンキャスティングの夕べ",
  "Pour, colour and cure a small dragon of your own, with us at the bench.":
    "流して、色をつけて、固めて。私たちと一緒に小さなドラゴンを作ります。",
  Event: "イベント",
  "Resin Casting Evening, 27 August 2027": "レジンキャスティングの夕べ（2027年8月27日）",
  "Pour, colour and cure a small dragon of your own at our workshop in Calliope. Friday 27 August 2027, 6 to 9 pm, twelve places, all included.":
    "カリオペの工房で、レジンを流し、色をつけ、硬化させて、自分だけの小さなドラゴンを作ります。2027年8月27日（金）18時〜21時、定員12名、費用はすべて込みです。",
  "Twelve people, one long bench, three hours. You mix and colour resin, pour it into a mould you choose, and cure it under the lamps. What you make goes home with you.":
    "12人、長い作業台ひとつ、3時間。レジンを混ぜて色をつけ、お好きな型に流し、ライトで硬化させます。作ったものはお持ち帰りいただけます。",
  "You need no experience.": "経験は必要ありません。",
  When: "日時",
  "Friday 27 August 2027, 6 pm to 9 pm": "2027年8月27日（金）18時〜21時",
  Where: "場所",
  "Our workshop, 14 Stowe Lane, Calliope": "当店の工房（14 Stowe Lane, Calliope）",
  "From 14 years; under 16 with an adult": "14歳から。16歳未満は大人の方とご一緒に",
  Concession: "割引料金",
  "Students, pensioners and Health Care Card holders":
    "学生、年金受給者、Health Care Cardをお持ちの方",
  Included: "料金に含むもの",
  "Resin and moulds, gloves, goggles, supper": "レジンと型、手袋、ゴーグル、軽い夕食",
  Bring: "持ち物",
  "Closed shoes and a sleeve that may get sticky": "つま先の隠れる靴、少しべたついてもよい袖の服",
  "We work with liquid resin, gloved and with the doors open. If you are pregnant, have asthma or are allergic to resin, please ask us first.":
    "液体のレジンを、手袋を着け、扉を開けて扱います。妊娠中の方、ぜんそくのある方、レジンにアレルギーのある方は、事前にご相談ください。",
  "Nothing is posted. Your tickets come by email and are in your account too, one for each person. Print them, or show them on your phone at the door.":
    "配送はありません。チケットはお一人様1枚ずつメールでお届けし、マイアカウントにも表示されます。印刷するか、入口でスマートフォンの画面をご提示ください。",
  // long-sill-planter-board
  "Long Sill Planter Board": "窓辺のロングプランターボード",
  "Three faceted planters on 1.2 m of oiled ironbark.":
    "オイル仕上げのアイアンバーク1.2 mに、多面カットのプランター3つ。",
  "Long Sill Planter Board, 1.2 m": "窓辺のロングプランターボード（1.2 m）",
  "Three faceted planters that lift out of a 1.2 m board of oiled, recycled ironbark. Made to order in ten business days; we quote delivery.":
    "オイルで仕上げた再生アイアンバークの1.2 mの板から取り外せる、多面カットのプランター3つ。受注製作で10営業日、配送料はお見積もりします。",
  "One board, three planters that lift out for watering. The timber was once a railway sleeper, and no two boards have the same grain.":
    "1枚の板に、水やりのときに取り外せるプランター3つ。板はかつて線路の枕木だったもので、同じ木目の板はふたつとありません。",
  Board: "板",
  "1200 × 180 × 40 mm, recycled ironbark": "1200 × 180 × 40 mm、再生アイアンバーク",
  Planters: "プランター",
  "Sage 160 mm tall, terracotta and slate 120 mm, each with a drip tray":
    "セージ（高さ160 mm）、テラコッタとスレート（120 mm）、いずれも受け皿付き",
  "9.5 kg": "9.5 kg",
  "Sills and shelves at least 150 mm deep": "奥行き150 mm以上の窓台や棚",
  "Board and three planters. Plants are not included": "板とプランター3つ。植物は付属しません",
  "Oil the board once a year. PLA softens above 55 °C: keep the planters off a north-facing sill behind glass.":
    "板には年に1度オイルを塗ってください。PLAは55 °Cを超えるとやわらかくなるので、ガラス越しに日の当たる北向きの窓台（オーストラリアでは日なた側）には置かないでください。",
  "We make it when you order, in about ten business days.":
    "ご注文をいただいてから、約10営業日でお作りします。",
  "It is too long for the post. Ask for a delivery price from your cart and we write back within one business day, or pick it up from our workshop in Calliope for nothing.":
    "郵送するには長すぎる品です。カートから配送料のお見積もりをご依頼いただければ1営業日以内にお返事します。カリオペの工房でのお受け取りは無料です。",
  "You can pick it up from our workshop in Calliope for nothing.":
    "カリオペの工房で無料でお受け取りいただけます。",
}
