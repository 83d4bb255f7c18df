import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { contrast } from "../../color";
import { AppConfig, CarePhrases, FeatureConfig, TrainingConfig } from "../../config/app-config";
import { repair } from "../../config/repair";
import { enabledTopics } from "../../config/topics";
import type { Finding } from "./environment";

type Read<Config> = { config: Config; findings: Finding[] };

/** What is wrong with the files in `folder`. `appNames` are those of the content that training.json asks for. */
export async function inspectConfiguration(folder: string): Promise<{ appNames: string[]; findings: Finding[] }> {
  const app = await read(folder, "flexiconfig.json", AppConfig);
  const features = await read(folder, "flexifeatures.json", FeatureConfig);
  const training = await read(folder, "training.json", TrainingConfig);
  const findings = [app, features, training, ...(await readCare(folder))].flatMap((file) => file.findings);
  if (features.findings.length === 0)
    for (const inspect of [inspectTopics, inspectQuestionIds, inspectCare, inspectColors])
      findings.push(...inspect(features.config));
  const isGameOn = features.config.flexiFeatures.trainingMode.enabled && training.findings.length === 0;
  return { appNames: isGameOn ? appNamesOf(training.config) : [], findings };
}

/** The phrases for which help is shown, in each language. */
async function readCare(folder: string): Promise<{ findings: Finding[] }[]> {
  const names = await readdir(join(folder, "care")).catch(() => ["en.json"]);
  return Promise.all(
    names.filter((name) => name.endsWith(".json")).map((name) => read(folder, `care/${name}`, CarePhrases)),
  );
}

async function read<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<Read<z.output<Schema>>> {
  try {
    const text = await readFile(join(folder, name), "utf8");
    const { config, remarks } = repair(schema, JSON.parse(text.replace(/^\uFEFF/, "")));
    return { config, findings: remarks.map((remark) => `config/${name}: ${remark}. Correct it in the file.`) };
  } catch (error) {
    const problem = error instanceof SyntaxError ? "is not valid JSON" : "cannot be read";
    return {
      config: repair(schema, {}).config,
      findings: [`config/${name} ${problem}, so all its defaults are used. Correct it, or restore the shipped one.`],
    };
  }
}

function inspectTopics(features: FeatureConfig): Finding[] {
  const offered = enabledTopics(features).map(({ id }) => id);
  if (offered.length > 0) {
    return Object.entries(features.flexiFeatures.chat.topics)
      .filter(([id, { enabled }]) => enabled && !offered.includes(id))
      .map(([id]) => `config/flexifeatures.json: the topic "${id}" has no question, so it is not offered. Write one.`);
  }
  return ["config/flexifeatures.json offers no topic, so nobody can write. Enable one that has a question."];
}

/** An answer is found by the id of its question. */
function inspectQuestionIds(features: FeatureConfig): Finding[] {
  return Object.entries(features.flexiFeatures.chat.topics).flatMap(
    ([topic, { promptQuestions, moreQuestionSets }]) => {
      const ids = [promptQuestions, ...(moreQuestionSets ?? [])].flat().map(({ id }) => id);
      const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
      return [...repeated].map(
        (id) => `config/flexifeatures.json: the topic "${topic}" has two questions with the id "${id}". Change one.`,
      );
    },
  );
}

function inspectCare({ flexiFeatures }: FeatureConfig): Finding[] {
  return Object.entries(flexiFeatures.care)
    .filter(([, { url }]) => url.startsWith("http:"))
    .map(
      ([language, { url }]) =>
        `config/flexifeatures.json: the care line ("${language}") leads to ${url}, which others in the network can read and change. Use https.`,
    );
}

/**
 * Text colours are adjusted until they are readable, so only a colour that would no longer look as configured is reported.
 */
function inspectColors({ styling, flexiAppName, personalNote }: FeatureConfig): Finding[] {
  const { backgroundColor } = styling;
  const colors = {
    "styling.primaryColor": { color: styling.primaryColor, least: 1.5 },
    "personalNote.buttonColor": { color: personalNote.buttonColor, least: 1.5 },
    "flexiAppName.style.color": { color: flexiAppName.style.color, least: 3 },
  };
  return Object.entries(colors)
    .filter(([, { color, least }]) => color && contrast(color, backgroundColor) < least)
    .map(
      ([name, { color }]) =>
        `config/flexifeatures.json: "${name}" (${color}) can hardly be told from the background (${backgroundColor}). Choose another.`,
    );
}

function appNamesOf({ topics }: TrainingConfig): string[] {
  const stored = Object.values(topics).filter(({ dataSource }) => dataSource.endpoint === "/api/training/modules");
  return [...new Set(stored.map(({ dataSource }) => dataSource.contentFilter.appName))].map(String);
}
