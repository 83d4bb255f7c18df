import type { QuizTopic } from "../config/app-config";

/** Makes questions of the player's own words; with or without a host before it. */
const memoriesEndpoint = /\/api\/training\/memories\/?([?#].*)?$/;

/** Whether a topic is the person's own memories: those are looked at quietly, and never played against the opponent. */
export const isPrivate = ({ dataSource }: Pick<QuizTopic, "dataSource">) => memoriesEndpoint.test(dataSource.endpoint);
