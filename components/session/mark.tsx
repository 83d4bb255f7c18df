/** The product's mark. Decorative. */
export const Mark = () => <i className="brand-mark" aria-hidden="true" />;
