import { mapOf, shape, text } from "../api/shape";
import type { TopicPrompt } from "../config/app-config";
import { configPaths } from "../routes";
import { getAs } from "./api";
import { configHeaders } from "./first-paint";

type Prompts = Record<string, TopicPrompt>;
type Switches = { chat: { topics: Prompts } };

const isWholeFile = shape<{ flexiFeatures: Switches }>({
  flexiFeatures: shape<Switches>({
    chat: shape<Switches["chat"]>({
      topics: mapOf(
        shape<TopicPrompt>({
          ...{ promptRole: text, promptContext: text, promptConstraints: text, promptTone: text, promptExamples: text },
        }),
      ),
    }),
  }),
});

/** The longest that the first message of a conversation waits for the prompts. It is then sent without: the server has its own copy. */
const timeoutMs = 3_000;

let loading: Promise<Prompts> | null = null;

/** The prompts of all topics, for the first request of a conversation (spec §7). The page's copy of the file does not have them. */
export function loadPrompts(): Promise<Prompts> {
  loading ??= readPrompts().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function readPrompts(): Promise<Prompts> {
  const [wholeFile = ""] = configPaths(window.location.hostname).features.split("?");
  const options = { headers: configHeaders, signal: AbortSignal.timeout(timeoutMs) };
  const { flexiFeatures } = await getAs(isWholeFile, options)(wholeFile);
  return flexiFeatures.chat.topics;
}
