import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Texts that several products share: headings, labels of facts, delivery and safety. */
export const productTexts: SegmentTranslations = {
  Details: "商品詳細",
  "How to use it": "使い方",
  "How to put it together": "組み立て方",
  "How it is made": "できるまで",
  Care: "お手入れ",
  Safety: "安全について",
  "Resin safety": "レジンの安全な使い方",
  Delivery: "配送",
  "Making and delivery": "製作と配送",
  Sizes: "サイズ",
  Bottle: "ボトル",
  Bottles: "ボトル",
  Weight: "重さ",
  "Weight full": "総重量",
  "Works with": "対応",
  Layers: "積層ピッチ",
  Shrinkage: "収縮率",
  Keeps: "保存期間",
  "In the box": "セット内容",
  "Plant content": "植物由来成分",
  Colours: "色",
  "Stretch before breaking": "破断伸び",
  "Impact strength": "衝撃強度",
  "Keeps its shape to": "耐熱温度",
  Set: "セット",
  Name: "名前",
  Ribbon: "リボン",
  Packs: "収納時",
  Warmth: "表面温度",
  Photo: "写真",
  "Standard Post is $10.60 and takes 3 to 5 business days. Express Post is $14.10 and takes 2 to 3. Postage is free over $200.00, and delivery in Gladstone and Calliope is always free.":
    "普通便（Standard Post）はA$10.60で3〜5営業日、速達便（Express Post）はA$14.10で2〜3営業日です。A$200.00を超えるご注文は送料無料、グラッドストーンとカリオペへの配送はいつでも無料です。",
  "Packed in Calliope within 2 to 3 business days.": "2〜3営業日以内にカリオペで梱包します。",
  "Wear nitrile gloves and eye protection, and open a window. Liquid resin irritates skin and eyes and can cause allergies.":
    "ニトリル手袋と保護メガネを着け、窓を開けてください。液体のレジンは皮膚や目を刺激し、アレルギーの原因になることがあります。",
  "Keep it away from food, children and animals, and out of the sun: daylight hardens it in the bottle.":
    "食品、お子様、ペットから遠ざけ、日光を避けてください。日の光に当たるとボトルの中で固まります。",
  "On skin, wash with soap and water, never with alcohol. In eyes, rinse for 15 minutes and see a doctor.":
    "皮膚についたら、アルコールは絶対に使わず、石けんと水で洗ってください。目に入ったら15分間すすぎ、医師の診察を受けてください。",
  "Nothing goes down a drain. Let leftovers and washings harden in the sun, then put them in the bin.":
    "排水口には何も流さないでください。残った液や洗浄液は日光で固めてから、ごみに出します。",
  '<a href="/resin-safety">Resin safety in full</a>':
    '<a href="/resin-safety">レジンの安全な使い方（詳細）</a>',
}
