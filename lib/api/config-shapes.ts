import type { AppConfig, Care, PromptQuestion } from "../config/app-config";
import type { PageTopic } from "../config/topics";
import type { CarePhrases } from "../conversation/thread/care";
import type { Features } from "./responses";
import { type Check, flag, listOf, mapOf, number, oneOf, optional, shape, text } from "./shape";

export const isAppConfig = shape<AppConfig>({
  title: text,
  appName: text,
  placeholder: text,
  projectNameLabel: text,
  nextButtonText: text,
  continueButtonText: text,
  conversationPlaceholder: text,
  startNewButtonText: optional(text),
  messengerWithoutImages: text,
});

const isCarePhrases = shape<CarePhrases>({ phrases: listOf(text), exceptions: listOf(text) });
export const isCareFile = shape<{ lists: CarePhrases[] }>({ lists: listOf(isCarePhrases) });

const isTranslation = optional(mapOf(text));
const isQuestionSet = listOf(
  shape<PromptQuestion>({ id: text, text, texts: isTranslation, required: flag, spare: optional(flag) }),
);
const isTopic = shape<PageTopic>({
  enabled: flag,
  displayName: text,
  displayNames: isTranslation,
  group: optional(text),
  promptQuestions: isQuestionSet,
  questionOfTheDay: optional(flag),
  careLine: optional(flag),
  aboutAge: optional(number),
  moreQuestionSets: optional(listOf(isQuestionSet)),
});

type Switches = Features["flexiFeatures"];
type Levels = Switches["trainingMode"]["aiCompetition"]["levels"];

const isCareText = mapOf(shape<Care[string]>({ text, shortText: optional(text), url: text }));
const isCare: Check<Care> = (value): value is Care => isCareText(value) && "default" in value;

export const isFeatures = shape<Features>({
  styling: shape<Features["styling"]>({ primaryColor: text, secondaryColor: text, backgroundColor: text }),
  flexiAppName: shape<Features["flexiAppName"]>({
    name: text,
    style: shape<Features["flexiAppName"]["style"]>({ fontSize: text, color: text }),
  }),
  startNewButtonText: optional(text),
  aiConnected: optional(flag),
  uploadBytes: optional(number),
  language: optional(text),
  personalNote: shape<Features["personalNote"]>({
    enabled: flag,
    placeholder: text,
    buttonText: text,
    buttonColor: text,
  }),
  flexiFeatures: shape<Switches>({
    chat: shape<Switches["chat"]>({
      topics: mapOf(isTopic),
      topicSelectionLabel: text,
      topicSelectionPlaceholder: text,
    }),
    care: isCare,
    profileEdit: shape<Switches["profileEdit"]>({ enabled: flag }),
    trainingMode: shape<Switches["trainingMode"]>({
      enabled: flag,
      menuEnabled: flag,
      trainingAutoStart: flag,
      displayName: text,
      exitText: text,
      selectedTopic: text,
      useAllDistractors: flag,
      aiCompetition: shape<Switches["trainingMode"]["aiCompetition"]>({
        levels: listOf(
          shape<Levels[number]>({
            name: oneOf("Beginner", "Intermediate", "Advanced"),
            description: text,
            accuracy: number,
            responseTime: number,
          }),
        ),
      }),
    }),
  }),
});
