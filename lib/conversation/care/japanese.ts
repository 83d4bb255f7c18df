import type { Language } from "./phrases";

export const japanese: Language = { lists: {}, not: "xxxx", breaks: "xxxx", harmless: "", "self-harm": "", abuse: "", loss: "", stop: "" };
