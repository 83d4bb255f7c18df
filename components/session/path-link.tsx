import type { ComponentProps, MouseEvent } from "react";
import { openPath } from "@/lib/client/hash-location";
import { hashHref } from "@/lib/routes";

type PathLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  path: string;
  /** The path was opened in this tab, not in a new one. */
  onOpen?: () => void;
};

/** A link to a path of the app: it opens in this tab, or in a new one if a person asks for that. */
export function PathLink({ path, onOpen, ...rest }: PathLinkProps) {
  function openInThisTab(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openPath(path);
    onOpen?.();
  }

  return <a {...rest} href={hashHref(path)} onClick={openInThisTab} />;
}
