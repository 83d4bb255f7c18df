import type { Nodes, Properties } from "hast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";
import { createElement, Fragment, memo, type ReactNode } from "react";
import { replyLink } from "@/lib/conversation/thread/reply-link";

// A reply must not make the reader's browser send requests: images become their description, and links are only opened by a click,
// beside which it says where they lead.
// The name of the conversation is the first heading of the page.
const tags: Record<string, string> = { h1: "h2", h2: "h3", h3: "h4", h4: "h5", h5: "h6" };

/** Where a table's text nodes are nothing but the line breaks between its rows. */
const hasOnlyElements = /^(table|thead|tbody|tr)$/;

/** A node of a reply as React has it. Of its attributes only those that a reader sees are taken; HTML is left out. */
function toReact(node: Nodes, key = 0): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type !== "element" && node.type !== "root") return null;
  const name = node.type === "root" ? "" : node.tagName;
  const shown = hasOnlyElements.test(name) ? node.children.filter(({ type }) => type === "element") : node.children;
  const children = shown.map(toReact);
  if (node.type === "root") return children;
  const { properties } = node;
  if (name === "img") return <em key={key}>{String(properties.alt ?? "")}</em>;
  if (name === "a") {
    return (
      <Link key={key} properties={properties}>
        {children}
      </Link>
    );
  }
  const { align, start, type, checked, disabled } = properties;
  const attributes = { start, type, checked, disabled, ...(align && { style: { textAlign: align } }) };
  return createElement(tags[name] ?? name, { key, ...attributes }, ...children);
}

function Link({ properties, children }: { properties: Properties; children: ReactNode[] }) {
  const [text, ...others] = children;
  const link = replyLink(String(properties.href ?? ""), typeof text === "string" && others.length === 0 ? text : "");
  // The arrow back from a footnote leads nowhere, as its number does.
  if (!link) return properties.dataFootnoteBackref === undefined && <Fragment>{children}</Fragment>;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      {link.destination && (
        <small>
          {" "}
          (<bdi>{link.destination}</bdi>)
        </small>
      )}
    </a>
  );
}

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** The Markdown of a reply, without raw HTML. Loaded lazily: it is the heaviest part of a thread. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return toReact(toHast(fromMarkdown(text, options)));
});
