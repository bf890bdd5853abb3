import type { SeedGallery } from "../../seed-types.ts"
import { customersPrints } from "./customers-prints.ts"
import { homeGalleries } from "./home-galleries.ts"
import { inTheWorkshop } from "./in-the-workshop.ts"
import { laserCutCommissions } from "./laser-cut-commissions.ts"
import { onTheTour } from "./on-the-tour.ts"
import { siteGalleries } from "./site-galleries.ts"

export const galleries: SeedGallery[] = [
  ...siteGalleries,
  ...homeGalleries,
  customersPrints,
  inTheWorkshop,
  laserCutCommissions,
  onTheTour,
]
