import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";

type Engine = typeof import("@prisma/schema-engine-wasm/schema_engine_bg") & { __wbg_set_wasm(exports: unknown): void };

/**
 * The SQL that migrates from one Prisma schema (or from an empty database) to another. Uses Prisma's engine as WebAssembly,
 * because its binary is downloaded from a host that is blocked in some networks. The engine reads only the version of the
 * database at `url`.
 */
export async function schemaDiff(url: string, { from, to }: { from?: string; to: string }): Promise<string> {
  const { SchemaEngine } = await loadEngine();
  // The engine does not close its connections. They must not keep the process running.
  const postgres = new PrismaPg({ connectionString: url, allowExitOnIdle: true });
  const adapter = bindMigrationAwareSqlAdapterFactory(postgres);
  const engine = await SchemaEngine.new({ datamodels: [[schemaPath, to]] }, () => {}, adapter);
  const { stdout } = await engine.diff({
    from: from === undefined ? { tag: "empty" } : datamodel(from),
    to: datamodel(to),
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout ?? "";
}

const schemaPath = "schema.prisma";
const datamodel = (content: string) => ({ tag: "schemaDatamodel" as const, files: [{ path: schemaPath, content }] });

// The package's own entry imports the .wasm file as a module, which Node supports only behind a flag.
async function loadEngine(): Promise<Engine> {
  const path = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const engine = (await import(pathToFileURL(path).href)) as Engine;
  const program = await readFile(join(dirname(path), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(program, { "./schema_engine_bg.js": { ...engine } });
  const { exports } = instance as { exports: { __wbindgen_start?: () => void } };
  engine.__wbg_set_wasm(exports);
  exports.__wbindgen_start?.();
  return engine;
}
