import { resolve } from "node:path";
import { buildIfChanged } from "../../../lib/launcher/build";

/** One production build for all workers, separate from that of `npm start`, which may be running meanwhile. */
export default function buildForTests(): Promise<void> {
  return buildIfChanged(resolve(__dirname, "../../.."));
}
