import { ModulesRequest } from "../../api/training-schemas";
import { parseJson, parseWith, readJson } from "./body";
import { readFormFields } from "./multipart";

/** A request for modules: JSON or, for topics of the file source, a form whose fields hold the same values as JSON. */
export async function readModulesRequest(request: Request): Promise<ModulesRequest> {
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
  if (!isForm) return readJson(request, ModulesRequest);
  const fields = Object.entries(await readFormFields(request)).filter(([name]) =>
    Object.hasOwn(ModulesRequest.shape, name),
  );
  return parseWith(
    Object.fromEntries(fields.map(([name, json]) => [name, parseJson(Buffer.from(json))])),
    ModulesRequest,
  );
}
