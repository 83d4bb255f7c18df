import type { ComponentProps, MouseEvent } from "react";
import { openPath } from "@/lib/client/hash-location";
import { hashHref } from "@/lib/routes";

type PathLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  path: string;
  /** The path was opened here, and not in another tab. */
  onOpen?: () => void;
};

/** A real link to a path of ours: it opens here, or in another tab if a person asks for that. */
export function PathLink({ path, onOpen, ...rest }: PathLinkProps) {
  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openPath(path);
    onOpen?.();
  }

  return <a {...rest} href={hashHref(path)} onClick={openHere} />;
}
