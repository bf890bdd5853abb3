import type { ModelName } from "#lib/contract/model-call.ts"
import { contentModels } from "./content-models.ts"
import { customerModels } from "./customer-models.ts"
import { formModels } from "./form-models.ts"
import type { ModelDefinition } from "./model-definition.ts"
import { sellingModels } from "./selling-models.ts"
import { shopModels } from "./shop-models.ts"
import { widgetModels } from "./widget-models.ts"

/** All models of the generic calls. */
export const models: Record<ModelName, ModelDefinition> = {
  ...contentModels,
  ...widgetModels,
  ...formModels,
  ...customerModels,
  ...shopModels,
  ...sellingModels,
}
