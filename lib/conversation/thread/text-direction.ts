const firstLetter = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}]/u;

/**
 * The direction of a text, by its first letter. For the elements around the text, where `dir="auto"` would look at the first
 * child.
 */
export function directionOf(text: string): "ltr" | "rtl" {
  return rightToLeft.test(firstLetter.exec(text)?.[0] ?? "") ? "rtl" : "ltr";
}
