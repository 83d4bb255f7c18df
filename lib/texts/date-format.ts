import { once } from "../lazy";

/** How the reader's own language writes a time. Made when first wanted: a formatter costs far more than what it formats. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(undefined, options));
