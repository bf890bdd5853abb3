"use client"

import { buildSocialCard, type Network, networks } from "#lib/seo-tools/social-cards.ts"
import type { CardFrame, MetaTextLabels, Texts } from "./meta-text-props.ts"

type SocialCardsProps = { texts: Texts; frame: CardFrame; labels: MetaTextLabels }

/** Renders the page's card on each network, in light and dark theme. */
export function SocialCards({ texts, frame, labels }: SocialCardsProps) {
  return (
    <div className="studio-networks">
      {networks.map((network) => (
        <section key={network} aria-label={labels.networks[network]} className="stack-2">
          <h3 className="text-lg">{labels.networks[network]}</h3>
          <div className="studio-themes">
            {(["light", "dark"] as const).map((theme) => (
              <figure key={theme} className="stack-1">
                <div className="network" data-network={network} data-theme={theme}>
                  <Card network={network} texts={texts} frame={frame} labels={labels} />
                </div>
                <figcaption className="text-sm text-muted">{labels.themes[theme]}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

type CardProps = SocialCardsProps & { network: Network }

function Card({ network, texts, frame, labels }: CardProps) {
  const { domain, siteName, faviconPath, isSmallOnX } = frame
  const isSmall = network === "x" && (isSmallOnX || frame.picture === null)
  const card = buildSocialCard(network, { ...texts, domain }, isSmall)
  const picture = <CardPicture picture={frame.picture} noPicture={labels.noPicture} />
  if (network === "x" && !isSmall) {
    return (
      <div className="network-card">
        <div className="network-pictured">
          {picture}
          <span className="network-title" dir="auto">
            {card.title}
          </span>
        </div>
        <span className="network-domain">{labels.from.replace("{domain}", card.domain)}</span>
      </div>
    )
  }
  const site = network === "slack" && (
    <span className="network-site">
      {/* biome-ignore lint/performance/noImgElement: shows the original file as Slack would */}
      {faviconPath && <img src={faviconPath} alt="" width={16} height={16} />}
      {siteName}
    </span>
  )
  return (
    <div className="network-card" data-small={isSmall || undefined}>
      {network !== "slack" && picture}
      <div className="network-texts">
        {site}
        {(network === "facebook" || isSmall) && (
          <span className="network-domain">{card.domain}</span>
        )}
        <span className="network-title" dir="auto">
          {card.title}
        </span>
        {card.description !== "" && (
          <span className="network-description" dir="auto">
            {card.description}
          </span>
        )}
        {(network === "linkedin" || network === "whatsapp") && (
          <span className="network-domain">{card.domain}</span>
        )}
        {network === "slack" && picture}
      </div>
    </div>
  )
}

type CardPictureProps = { picture: CardFrame["picture"]; noPicture: string }

function CardPicture({ picture, noPicture }: CardPictureProps) {
  if (picture === null) return <span className="network-picture">{noPicture}</span>
  return (
    // biome-ignore lint/performance/noImgElement: shows the original file as the network would
    <img className="network-picture" src={picture.path} alt={picture.alt} loading="lazy" />
  )
}
