/** Hands a file over to the browser's downloads. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads it after this call has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
