import { cp, mkdtemp, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach } from "@jest/globals";
import { FeatureConfig } from "@/lib/config/app-config";

type Change = (features: FeatureConfig["flexiFeatures"], all: FeatureConfig) => void;

/**
 * Gives the server of a test file a configuration of its own: before each test the shipped one, with every feature on. The
 * returned function changes it.
 */
export function ownConfiguration(): (change: Change) => Promise<void> {
  let folder = "";
  const configure = async (change: Change) => {
    const features = FeatureConfig.parse(JSON.parse(await readFile(join("config", "flexifeatures.json"), "utf8")));
    const { profileEdit, trainingMode } = features.flexiFeatures;
    for (const feature of [features.personalNote, profileEdit, trainingMode]) feature.enabled = true;
    change(features.flexiFeatures, features);
    const draft = join(folder, "draft");
    await writeFile(draft, JSON.stringify(features));
    await rename(draft, join(folder, "config", "flexifeatures.json"));
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "flexi-configuration-"));
    await cp("config", join(folder, "config"), { recursive: true });
    // The server reads its configuration from the folder that it is started in.
    const home = process.cwd();
    process.chdir(folder);
    await import("@/lib/server/config");
    process.chdir(home);
  });
  beforeEach(() => configure(() => {}));
  return configure;
}
