import { type ComponentProps, useState } from "react";

type ThumbnailProps = Omit<ComponentProps<"img">, "alt" | "onError">;

/** The picture of a memory, beside its words. While it cannot be loaded, because its link has expired, it is left out. */
export function Thumbnail({ src, ...rest }: ThumbnailProps) {
  const [failed, setFailed] = useState<ThumbnailProps["src"]>();
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
