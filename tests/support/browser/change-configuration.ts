import type { Page } from "playwright";
import type { AppConfig, FeatureConfig } from "../../../lib/config/app-config";

export const featureFile = "**/flexifeatures.json*";
const appFile = "**/flexiconfig.json";

/** Serves a file of the operator with a change, to whoever loads the page from now on. */
const changeFile = <File>(page: Page, file: string, change: (config: File) => void) =>
  page.route(file, async (route) => {
    // The server may be closing the connection that stands idle since an earlier load.
    const response = await route.fetch({ maxRetries: 1 });
    const config: File = await response.json();
    change(config);
    await route.fulfill({ response, json: config });
  });

export const changeFeatures = (page: Page, change: (features: FeatureConfig) => void) =>
  changeFile(page, featureFile, change);

export const changeAppConfig = (page: Page, change: (app: AppConfig) => void) => changeFile(page, appFile, change);
