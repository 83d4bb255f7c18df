/** Whether no element has the focus: none has received it, or the one that had it was removed or disabled. */
export const hasNoFocus = () => document.activeElement === document.body || document.activeElement === null;
