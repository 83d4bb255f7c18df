import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type AnyNode, type Expression, parse } from "acorn";

/**
 * Makes browsers compile the modules of a build while the script downloads, off the main thread: V8 compiles a function in
 * parentheses eagerly, because such functions are usually called at once. Columns in source maps are off by the parentheses.
 * @param builtFolder Next's `distDir`
 */
export async function compileModulesEagerly(builtFolder: string): Promise<void> {
  const folder = join(builtFolder, "static/chunks");
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
  for (const name of names) {
    const file = join(folder, name);
    await writeFile(file, withModulesInParentheses(await readFile(file, "utf8")));
  }
}

/** A script with parentheses around each module, which is a function in the array that the script passes to `push`. */
export function withModulesInParentheses(script: string): string {
  let text = "";
  let position = 0;
  for (const { start, end } of parse(script, { ecmaVersion: "latest" }).body.flatMap(modulesOf)) {
    const isWrapped = script[start - 1] === "(";
    const module = script.slice(start, end);
    text += script.slice(position, start) + (isWrapped ? module : `(${module})`);
    position = end;
  }
  return text + script.slice(position);
}

function modulesOf(statement: AnyNode): Expression[] {
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "CallExpression") return [];
  const { callee, arguments: parameters } = statement.expression;
  const [list] = parameters;
  const isPush = callee.type === "MemberExpression" && "name" in callee.property && callee.property.name === "push";
  if (!isPush || list?.type !== "ArrayExpression") return [];
  return list.elements.filter(
    (element) => element?.type === "ArrowFunctionExpression" || element?.type === "FunctionExpression",
  );
}
