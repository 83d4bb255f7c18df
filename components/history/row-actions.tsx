import { ArrowUpRight, Eye, type LucideIcon, Pencil, Trash2 } from "lucide-react";
import { useDeferredValue } from "react";
import { ActionMenu } from "@/components/ui/action-menu";
import { Button } from "@/components/ui/button";
import { hashHref } from "@/lib/routes";
import { historyTexts } from "@/lib/texts/history";
import { labelTexts } from "@/lib/texts/label";
import styles from "./row-actions.module.css";

type RowActionsProps = {
  /** The pointer can hover over the row. */
  hasHover: boolean;
  name: string;
  path: string;
  isPreviewed: boolean;
  isRenaming: boolean;
  onPreview: () => void;
  onRename: () => void;
  onRemove: () => void;
};

/** What can be done with a conversation: a row of icons for a mouse and the keyboard, behind one button on a touch screen. */
export function RowActions(props: RowActionsProps) {
  // A row that scrolls in is rendered without them first: they are a large part of its cost, and nobody sees them yet.
  const isReady = useDeferredValue(true, false);
  if (!props.hasHover) {
    return (
      <ActionMenu className={styles.opener} label={historyTexts.actions(props.name)}>
        <bdi className={styles.subject}>{props.name}</bdi>
        <Actions {...props} hasText />
      </ActionMenu>
    );
  }
  return <div className={styles.toolbar}>{isReady && <Actions {...props} />}</div>;
}

function Actions({
  hasText,
  name,
  path,
  isPreviewed,
  isRenaming,
  onPreview,
  onRename,
  onRemove,
}: RowActionsProps & { hasText?: boolean }) {
  const { action } = historyTexts;
  return (
    <>
      <Action
        label={historyTexts.preview(name)}
        shortLabel={hasText && action.preview}
        icon={Eye}
        isExpanded={isPreviewed}
        onPress={onPreview}
      />
      <a
        className={hasText ? undefined : styles.action}
        href={hashHref(path)}
        target="_blank"
        rel="noreferrer"
        aria-label={historyTexts.openApart(name)}
        title={historyTexts.openApart(name)}
      >
        <ArrowUpRight size={18} aria-hidden="true" />
        {hasText && action.openApart}
      </a>
      <Action
        data-rename
        label={historyTexts.rename(name)}
        shortLabel={hasText && action.rename}
        icon={Pencil}
        isExpanded={isRenaming}
        onPress={onRename}
      />
      <Action
        label={historyTexts.remove(name)}
        shortLabel={hasText && labelTexts.delete}
        icon={Trash2}
        onPress={onRemove}
      />
    </>
  );
}

type ActionProps = {
  label: string;
  shortLabel?: string | false;
  icon: LucideIcon;
  isExpanded?: boolean;
  onPress: () => void;
};

function Action({ label, shortLabel, icon: Icon, isExpanded, onPress, ...rest }: ActionProps) {
  return (
    <Button
      {...rest}
      kind="bare"
      className={shortLabel ? undefined : styles.action}
      aria-label={label}
      title={label}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <Icon size={18} aria-hidden="true" />
      {shortLabel}
    </Button>
  );
}
