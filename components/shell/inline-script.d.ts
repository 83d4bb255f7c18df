/** The source text of a script that is put into the HTML: see `turbopack.rules` in next.config.ts. */
declare module "*.inline.js" {
  const script: string;
  export default script;
}
