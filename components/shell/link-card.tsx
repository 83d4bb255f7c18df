import { accountTexts } from "@/lib/texts/account";

type Props = { title: string; siteUrl: string };

/**
 * What messengers show of a link, and the same of every link: the part of an address behind `#` never reaches a server, and the id of
 * a shared part is its secret.
 */
export function LinkCard({ title, siteUrl }: Props) {
  const card = {
    type: "website",
    title: accountTexts.sharedWithYou.replace(/\.$/, ""),
    site_name: title,
    description: title,
    url: `${siteUrl}/`,
    image: `${siteUrl}/card.png`,
    "image:width": "1200",
    "image:height": "630",
    "image:alt": accountTexts.cardAlt,
  };
  return (
    <>
      {Object.entries(card).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
