import type { Page } from "playwright";
import type { FeatureConfig } from "../../lib/app-config";

export const featureFile = "**/flexifeatures.json";

/** Serves the operator's feature file with a change, to whoever loads the page from now on. */
export const changeFeatures = (page: Page, change: (features: FeatureConfig) => void) =>
  page.route(featureFile, async (route) => {
    const response = await route.fetch();
    const features: FeatureConfig = await response.json();
    change(features);
    await route.fulfill({ response, json: features });
  });
