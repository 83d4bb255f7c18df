import type { FormEvent } from "react";

/** For a form's `onSubmit`: the browser does not submit it. `act` gets the values of its named fields. */
export const handleSubmit = (act: (fields: FormData) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  act(new FormData(event.currentTarget));
};
