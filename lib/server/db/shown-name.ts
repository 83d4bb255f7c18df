/** What others see a person called. */
export function nameOf({ displayName, username }: { displayName: string | null; username: string }): string {
  return displayName || username;
}
