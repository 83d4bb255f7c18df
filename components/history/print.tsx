import { type ComponentProps, useState } from "react";

type PrintProps = Omit<ComponentProps<"img">, "alt" | "onError">;

/** The picture of a memory, beside its words. While it cannot be loaded, because its link has expired, it is left out. */
export function Print({ src, ...rest }: PrintProps) {
  const [failed, setFailed] = useState<PrintProps["src"]>();
  if (src === failed) return null;
  return (
    <img
      {...rest}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={({ currentTarget }) => currentTarget.setAttribute("data-loaded", "")}
      onError={() => setFailed(src)}
    />
  );
}
