import { type ComponentProps, useId } from "react";

type Props = ComponentProps<"section"> & { title: string; level?: "h2" | "h3" };

/** A part of a page, named by its heading. */
export function TitledSection({ title, level: Heading = "h2", children, ...rest }: Props) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id}>
      <Heading id={id} className="section-title">
        {title}
      </Heading>
      {children}
    </section>
  );
}
