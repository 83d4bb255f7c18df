import { type ComponentProps, memo } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { replyLink } from "@/lib/conversation/thread/reply-link";

// A reply must not make the reader's browser send requests: images become their description, and links are only opened by a click,
// beside which it says where they lead.
// The name of the conversation is the first heading of the page.
const components: Components = {
  h1: "h2",
  h2: "h3",
  h3: "h4",
  h4: "h5",
  h5: "h6",
  img: ({ alt }) => <em>{alt}</em>,
  a: Link,
};

type LinkProps = ComponentProps<"a"> & { "data-footnote-backref"?: unknown };

function Link({ href = "", children, "data-footnote-backref": backref }: LinkProps) {
  const link = replyLink(href, typeof children === "string" ? children : "");
  // The arrow back from a footnote leads nowhere, as its number does.
  if (!link) return backref === undefined && children;
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

/** The Markdown of a reply, without raw HTML. Loaded lazily: it is the heaviest part of a thread. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components} skipHtml>
      {text}
    </ReactMarkdown>
  );
});
