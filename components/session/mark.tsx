/** The product's mark: an ornament. */
export const Mark = () => <i className="brand-mark" aria-hidden="true" />;
