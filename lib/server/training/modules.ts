import "server-only";
import { ModulesRequest, type TrainingModule } from "../../api/training-schemas";
import { listModules } from "../db/training-module";
import { parseJson, parseWith, readJson } from "../http/body";
import { readFormFields } from "../http/multipart";

/** What a call for content says: as JSON or, for topics of the file source, as a form of the same fields in JSON. */
export async function readModulesRequest(request: Request): Promise<ModulesRequest> {
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
  if (!isForm) return readJson(request, ModulesRequest);
  const fields = Object.entries(await readFormFields(request)).filter(([name]) => name in ModulesRequest.shape);
  return parseWith(Object.fromEntries(fields.map(([name, json]) => [name, parseJson(json)])), ModulesRequest);
}

/** POST /api/training/modules */
export async function findModules(request: Request): Promise<TrainingModule[]> {
  const rows = await listModules(await readModulesRequest(request));
  return rows.map(({ type, ...row }) => ({ ...row, type: type as TrainingModule["type"] }));
}
