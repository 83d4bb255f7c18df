import { expect, test } from "@jest/globals";
import { FeatureConfig } from "@/lib/config/app-config";
import { inLanguage, preferredLanguage, questionLanguages, wordingsIn } from "@/lib/config/question-languages";

const features = FeatureConfig.parse({
  flexiFeatures: {
    chat: {
      topics: {
        food: {
          displayName: "Food",
          displayNames: { de: "Essen" },
          promptQuestions: [{ id: "dish", text: "What dish?", texts: { de: "Welches Gericht?" } }],
          moreQuestionSets: [[{ id: "cook", text: "Who cooked?", texts: { "pt-BR": "Quem cozinhou?" } }]],
        },
      },
    },
  },
});

test.each([
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["en-GB,en;q=0.9,de;q=0.8", "en"],
  ["fr-FR,fr;q=0.9,de;q=0.5", "de"],
  ["de;q=0.3, pt-br;q=0.7", "pt-BR"],
  ["de;q=0, *", "en"],
  ["pt-PT,pt", "en"],
  ["", "en"],
  [null, "en"],
  [",;q=x,,de", "de"],
])("%s prefers %s", (acceptLanguage, language) => {
  expect(preferredLanguage(acceptLanguage, questionLanguages(features))).toBe(language);
});

test("a language has its own questions and names, and English ones where it has none", () => {
  const german = inLanguage(features, "de");
  expect(german.language).toBe("de");
  const { food } = german.flexiFeatures.chat.topics;
  const sets = [food?.promptQuestions, ...(food?.moreQuestionSets ?? [])].flat();
  expect([food?.displayName, ...sets.map((question) => question?.text)]).toEqual([
    "Essen",
    "Welches Gericht?",
    "Who cooked?",
  ]);
  expect(JSON.stringify(food)).not.toMatch(/texts|displayNames|What dish/);
});

test("a question that was answered in one language is known in the other", () => {
  expect(wordingsIn(features, "de").get("What dish?")).toBe("Welches Gericht?");
  expect(wordingsIn(features, "en").get("Welches Gericht?")).toBe("What dish?");
});
