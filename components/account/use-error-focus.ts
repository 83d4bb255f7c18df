import { useEffect, useRef } from "react";

/** The ref of a form: whenever `errors` changes, the first wrong field gets the focus. */
export function useErrorFocus(errors: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [errors]);
  return form;
}
