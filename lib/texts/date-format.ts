import { once } from "../lazy";

/** A formatter for the reader's locale, created at the first use, because creating it is far more expensive than formatting. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(undefined, options));
