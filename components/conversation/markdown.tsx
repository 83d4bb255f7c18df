import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";

// A reply may not make the reader's browser call anybody: pictures become their description, links open only when followed.
const components: Components = {
  img: ({ alt }) => <em>{alt}</em>,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
};

/** The Markdown of a reply, without raw HTML. Loaded lazily: it is the heaviest part of a thread. */
export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components} skipHtml>
      {text}
    </ReactMarkdown>
  );
}
