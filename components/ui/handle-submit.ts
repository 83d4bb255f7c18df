import type { FormEvent } from "react";

/** For `onSubmit` of a form: the page is not loaded again. `act` gets what is in the fields that have a name. */
export const handleSubmit = (act: (fields: FormData) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  act(new FormData(event.currentTarget));
};
