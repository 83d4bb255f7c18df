import { useIdleFocus } from "@/components/ui/use-idle-focus";
import { useKeyDown } from "@/components/ui/use-key-down";

type Keys = { options: string[]; onSelect: (option: string) => void; onSubmit: () => void };

/** Elements that use letters, digits or Enter themselves. */
const writable = "dialog, select, textarea, input:not([type=radio])";
const pressable = "a, button, summary";

/**
 * Answers by keyboard: a digit chooses the option with that number, Enter submits. A new question gets the focus, unless the person
 * has moved it elsewhere. Returns the ref for the fieldset of the options.
 */
export function useQuestionKeys({ options, onSelect, onSubmit }: Keys) {
  const fieldset = useIdleFocus<HTMLFieldSetElement>();

  useKeyDown((event) => {
    const { target, key } = event;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isCommand || !(target instanceof Element) || target.closest(writable)) return;
    const index = Number(key) - 1;
    const option = options[index];
    if (option !== undefined) {
      fieldset.current?.querySelectorAll("input")[index]?.focus();
      onSelect(option);
    } else if (key === "Enter" && !target.closest(pressable)) {
      event.preventDefault();
      onSubmit();
    }
  });

  return fieldset;
}
