import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => `${folder}/${name}`);

/** Every style sheet but the tokens, without comments. */
const styles = [...filesIn("app"), ...filesIn("components")]
  .filter((path) => path !== "app/tokens.css")
  .map((path) => ({ path, css: readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\//g, "") }));

/** Properties whose sizes are tokens. */
const ofTheScale =
  /(?<=[;{}]\s*)(font|font-size|font-weight|border(?:-\w+)*-radius|(?:row-|column-)?gap|(?:padding|margin)(?:-\w+)*|box-shadow)\s*:\s*([^;}]+)/g;

/** Lines and offsets of 1 to 3 px are no sizes of the scale, nor is what is relative to the box or the window, or print's mm and pt. */
const literalSize = /(?<![\w.-])-?(?![0-3]px)(?:\d*\.)?\d+(?:rem|px)\b/;
const literalWeight = /(?<![\w.-])[1-9][05]0\b/;
/** One without a blur is a line. */
const blurredShadow = /(?:^|,)\s*(?:inset\s+)?(?:-?[\d.]+(?:px|rem)?\s+){2}[1-9.]/;

/** A ribbon in the menu takes up as much as an icon. */
const exceptions = ["calc((20px - 9px) / 2)"];

function isLiteral(property: string, value: string): boolean {
  if (exceptions.includes(value.trim())) return false;
  if (property === "box-shadow") return blurredShadow.test(value.replace(/\((?:[^()]|\([^()]*\))*\)/g, ""));
  const size = property === "font" ? (value.split(" / ")[0] ?? "") : value;
  if (/^(padding|margin)/.test(property) && /\dem\b/.test(value)) return true;
  return literalSize.test(size) || (property.startsWith("font") && literalWeight.test(size));
}

test("sizes of type, space and corners, weights and shadows are those of app/tokens.css", () => {
  const literal = styles.flatMap(({ path, css }) =>
    [...css.matchAll(ofTheScale)]
      .filter(([, property = "", value = ""]) => isLiteral(property, value))
      .map(([text]) => `${path}: ${text.replace(/\s+/g, " ")}`),
  );
  expect(literal).toEqual([]);
});

test("colours are those of app/tokens.css, or made from them", () => {
  const literal = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch)\((?!from var\()/gi;
  expect(styles.flatMap(({ path, css }) => (css.match(literal) ?? []).map((found) => `${path}: ${found}`))).toEqual([]);
});

test("media queries have the four widths and heights that app/tokens.css names", () => {
  const queries = styles.flatMap(({ path, css }) => [...css.matchAll(/@media[^{]+/g)].map(([query]) => [path, query]));
  const isOther = (query = "") => /\d/.test(query.replace(/\((width|height) (<|>=) (30|44|56|76)rem\)/g, ""));
  expect(queries.filter(([, query]) => isOther(query)).map((found) => found.join(": "))).toEqual([]);
});

test("the styles of ui are in its cascade layer, so that other components can override them", () => {
  const isLayer = (css: string) => /^\s*@layer ui \{\n( .*\n|\n)*\}\n$/.test(css);
  const ofUi = styles.filter(({ path }) => path.startsWith("components/ui/"));
  expect(ofUi.filter(({ css }) => !isLayer(css)).map(({ path }) => path)).toEqual([]);
});

test("a repeating gradient names its colour space, or Firefox draws wide bands instead of lines", () => {
  const isBare = (css: string) => /repeating-linear-gradient\((?!\s*in )/.test(css);
  expect(styles.filter(({ css }) => isBare(css)).map(({ path }) => path)).toEqual([]);
});
