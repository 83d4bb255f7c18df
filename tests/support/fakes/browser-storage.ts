/** A storage whose keys are its own, as in a browser. */
export function fakeStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  const storage: Record<string, string> = Object.create(methods);
  return storage as unknown as Storage;
}

const hour = 3_600_000;

/** A token that the browser accepts: it does not know the key. */
export const tokenFor = (username: string, expiresIn = hour) =>
  `head.${btoa(JSON.stringify({ username, exp: (Date.now() + expiresIn) / 1000 }))}.signature`;
