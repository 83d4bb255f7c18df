import type { AppConfig, FeatureConfig, Topic } from "../app-config";
import { flag, listOf, mapOf, number, oneOf, shape, text } from "./shape";

type Features = FeatureConfig["flexiFeatures"];

export const isAppConfig = shape<AppConfig>({
  title: text,
  appName: text,
  placeholder: text,
  projectNameLabel: text,
  nextButtonText: text,
  continueButtonText: text,
  conversationPlaceholder: text,
  startNewButtonText: text,
  messengerWithoutImages: text,
});

const isTopic = shape<Topic>({
  enabled: flag,
  displayName: text,
  promptQuestions: listOf(shape<Topic["promptQuestions"][number]>({ id: text, text, required: flag })),
  promptRole: text,
  promptContext: text,
  promptConstraints: text,
  promptTone: text,
  promptExamples: text,
});

type Levels = Features["trainingMode"]["aiCompetition"]["levels"];

export const isFeatureConfig = shape<FeatureConfig>({
  styling: shape<FeatureConfig["styling"]>({ primaryColor: text, secondaryColor: text, backgroundColor: text }),
  flexiAppName: shape<FeatureConfig["flexiAppName"]>({
    name: text,
    style: shape<FeatureConfig["flexiAppName"]["style"]>({ fontSize: text, color: text }),
  }),
  startNewButtonText: text,
  personalNote: shape<FeatureConfig["personalNote"]>({
    enabled: flag,
    placeholder: text,
    buttonText: text,
    buttonColor: text,
  }),
  flexiFeatures: shape<Features>({
    chat: shape<Features["chat"]>({
      topics: mapOf(isTopic),
      topicSelectionLabel: text,
      topicSelectionPlaceholder: text,
    }),
    profileEdit: shape<Features["profileEdit"]>({ enabled: flag }),
    trainingMode: shape<Features["trainingMode"]>({
      enabled: flag,
      menuEnabled: flag,
      trainingAutoStart: flag,
      displayName: text,
      exitText: text,
      selectedTopic: text,
      useAllDistractors: flag,
      aiCompetition: shape<Features["trainingMode"]["aiCompetition"]>({
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
