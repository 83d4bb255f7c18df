import { memo } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";

// A reply must not make the reader's browser send requests: images become their description, and links are only opened by a click.
// A link with an unsafe address becomes plain text.
// The name of the conversation is the first heading of the page.
const components: Components = {
  h1: "h2",
  h2: "h3",
  h3: "h4",
  h4: "h5",
  h5: "h6",
  img: ({ alt }) => <em>{alt}</em>,
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      children
    ),
};

/** The Markdown of a reply, without raw HTML. Loaded lazily: it is the heaviest part of a thread. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components} skipHtml>
      {text}
    </ReactMarkdown>
  );
});
