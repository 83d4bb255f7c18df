import { Captions, Copy, History, type LucideIcon, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { ActionMenu } from "@/components/ui/action-menu";
import { Button } from "@/components/ui/button";
import { ToolButton } from "@/components/ui/tool-button";
import { kindOf, versionOf } from "@/lib/conversation/thread/thread-entry";
import { entryTexts } from "@/lib/texts/entries";
import { labelTexts } from "@/lib/texts/label";
import styles from "./entry.module.css";
import { useEntryActions, useThreadState } from "./use-entries";

export type MenuItem = {
  icon: LucideIcon;
  label: string;
  isExpanded?: boolean;
  opensDialog?: boolean;
  onPress: () => void;
};

type EntryMenuProps = {
  entryId: string;
  /** What is copied; `null`: nothing. Without words there is nothing to remove, either. */
  text: string | null;
  /** Asks for another reply. */
  askAgain?: MenuItem | null;
  /** Opens a picture where one writes what it shows. */
  describe?: Omit<MenuItem, "icon"> | null;
  className?: string;
  /** Further items, before those that take something away. */
  children?: ReactNode;
};

/** What can be done with one entry, behind a quiet button. */
export function EntryMenu({ entryId, text, askAgain, describe, className = "", children }: EntryMenuProps) {
  const { edit, remove, copy, showVersions } = useEntryActions();
  const { thread } = useThreadState();
  const kind = kindOf(entryId);
  const version = versionOf(thread, entryId);
  return (
    <ActionMenu label={entryTexts.actions[kind]} name={entryId} className={`${styles.opener} ${className}`}>
      {askAgain && <Item {...askAgain} />}
      {describe && <Item icon={Captions} {...describe} />}
      {kind !== "reply" && kind !== "file" && (
        <Item icon={Pencil} label={entryTexts.edit} onPress={() => edit(entryId)} />
      )}
      {text && <Item icon={Copy} label={labelTexts.copy} onPress={() => void copy(text)} />}
      {children}
      {version > 0 && <Item icon={History} label={entryTexts.versions} onPress={() => showVersions(entryId)} />}
      {kind !== "name" && text !== "" && (
        <Item icon={Trash2} label={entryTexts.remove} onPress={() => void remove(entryId, version)} />
      )}
    </ActionMenu>
  );
}

/** A menu item, shown as a small button below an entry. */
export const ToolItem = ({ icon, label, isExpanded, opensDialog, onPress }: MenuItem) => (
  <ToolButton icon={icon} aria-expanded={isExpanded} aria-haspopup={opensDialog && "dialog"} onClick={onPress}>
    {label}
  </ToolButton>
);

export const Item = ({ icon: Icon, label, isExpanded, opensDialog, onPress }: MenuItem) => (
  <Button kind="bare" aria-expanded={isExpanded} aria-haspopup={opensDialog && "dialog"} onClick={onPress}>
    <Icon size={18} aria-hidden="true" />
    {label}
  </Button>
);
