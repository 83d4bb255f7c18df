/** Whether no element has the focus: none was given it, or the one that had it is gone or disabled. */
export const isFocusNowhere = () => document.activeElement === document.body || document.activeElement === null;
