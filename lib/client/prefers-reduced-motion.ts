/** Whether the person asked the system for less motion. Style sheets have their own query for it. */
export const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
