import { useIdleFocus } from "@/components/ui/use-idle-focus";
import { useKeyDown } from "@/components/ui/use-key-down";

type Keys = { options: string[]; onSelect: (option: string) => void; onSubmit: () => void };

/** What makes its own use of letters, digits and Enter. */
const writable = "dialog, select, textarea, input:not([type=radio])";
const pressable = "a, button, summary";

/**
 * Answers by keyboard: a digit chooses the option in its place, Enter submits. A new question gets the focus, unless
 * somebody has moved it elsewhere meanwhile. For the fieldset of the options.
 */
export function useQuestionKeys({ options, onSelect, onSubmit }: Keys) {
  const fieldset = useIdleFocus<HTMLFieldSetElement>();

  useKeyDown((event) => {
    const { target, key } = event;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isCommand || !(target instanceof Element) || target.closest(writable)) return;
    const place = Number(key) - 1;
    const option = options[place];
    if (option !== undefined) {
      fieldset.current?.querySelectorAll("input")[place]?.focus();
      onSelect(option);
    } else if (key === "Enter" && !target.closest(pressable)) {
      event.preventDefault();
      onSubmit();
    }
  });

  return fieldset;
}
