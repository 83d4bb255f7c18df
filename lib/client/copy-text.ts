/** Copies a text. `false`: the browser refuses, or has no clipboard, as at a plain-http address. */
export async function copyText(text: string): Promise<boolean> {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return copied ?? false;
}
