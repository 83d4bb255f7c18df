const firstLetter = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u;

/** The direction of a text, by its first letter. For what stands around the text: `dir="auto"` would ask the first of its children. */
export function directionOf(text: string): "ltr" | "rtl" {
  return rightToLeft.test(firstLetter.exec(text)?.[0] ?? "") ? "rtl" : "ltr";
}
