import type { QuizTopic } from "../config/app-config";

/** The endpoint that makes questions from the player's own memories, with or without a host. */
const memoriesEndpoint = /\/api\/training\/memories\/?([?#].*)?$/;

/** Whether a topic is the person's own memories, which are shown without scores and without an opponent. */
export const isMemoriesTopic = ({ dataSource }: Pick<QuizTopic, "dataSource">) =>
  memoriesEndpoint.test(dataSource.endpoint);
