import { deflateSync } from "node:zlib";

type Options = { more?: string; isPacked?: boolean };

/** A PDF with a page for each text. `more`: further entries of its trailer. */
export function pdf(pages: string[], { more = "", isPacked = false }: Options = {}): Buffer {
  return pdfOf(
    pages.map((text) => `BT /F1 12 Tf 20 200 Td (${text}) Tj ET`),
    { more, isPacked },
  );
}

/** The same with the drawing commands of each page. */
export function pdfOf(contents: string[], { more = "", isPacked = false }: Options = {}): Buffer {
  const kids = contents.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...contents.flatMap((content, index) => {
      const stream = isPacked ? deflateSync(content).toString("latin1") : content;
      const page = `/MediaBox [0 0 300 300] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R`;
      const filter = isPacked ? " /Filter /FlateDecode" : "";
      return [
        `<< /Type /Page /Parent 2 0 R ${page} >>`,
        `<< /Length ${stream.length}${filter} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R ${more} >>\nstartxref\n${body.length}\n%%EOF`;
  return Buffer.from(body + table + trailer, "latin1");
}
