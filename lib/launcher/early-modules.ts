import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type AnyNode, type Expression, parse } from "acorn";

/**
 * Makes a browser compile the modules of a build while they arrive, beside the page, and not in one go when the last is there:
 * a function in parentheses is taken for one that is called at once. Columns in source maps are off by as many characters.
 * @param builtFolder what Next calls `distDir`
 */
export async function compileModulesEarly(builtFolder: string): Promise<void> {
  const folder = join(builtFolder, "static/chunks");
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
  for (const name of names) {
    const file = join(folder, name);
    await writeFile(file, withModulesInParentheses(await readFile(file, "utf8")));
  }
}

/** A script with parentheses around each module: a function in the list that the script hands to `push`. */
export function withModulesInParentheses(script: string): string {
  let text = "";
  let place = 0;
  for (const { start, end } of parse(script, { ecmaVersion: "latest" }).body.flatMap(modulesOf)) {
    const isDone = script[start - 1] === "(";
    const module = script.slice(start, end);
    text += script.slice(place, start) + (isDone ? module : `(${module})`);
    place = end;
  }
  return text + script.slice(place);
}

function modulesOf(statement: AnyNode): Expression[] {
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "CallExpression") return [];
  const { callee, arguments: given } = statement.expression;
  const [list] = given;
  const isPush = callee.type === "MemberExpression" && "name" in callee.property && callee.property.name === "push";
  if (!isPush || list?.type !== "ArrayExpression") return [];
  return list.elements.filter(
    (element) => element?.type === "ArrowFunctionExpression" || element?.type === "FunctionExpression",
  );
}
