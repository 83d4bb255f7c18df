import { readSettings } from "../lib/launcher/settings";
import { importShippedContent, summaryOf } from "../lib/operator/content";

// `npx prisma db seed`: imports the shipped content in a deployment, as `npm start` does by itself.
const { DATABASE_URL } = readSettings();
if (!DATABASE_URL) throw new Error("DATABASE_URL must be set");
importShippedContent(DATABASE_URL).then((imported) => console.log(summaryOf(imported)));
