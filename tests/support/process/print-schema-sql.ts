import { readFileSync } from "node:fs";
import { schemaDiff } from "../../../lib/operator/schema-diff";

// A separate process, because Jest cannot load the engine's module.
const [url = "", schema = ""] = process.argv.slice(2);
schemaDiff(url, { to: readFileSync(schema, "utf8") }).then((sql) => process.stdout.write(sql));
