import { paths } from "@/lib/routes";
import { Mark } from "./mark";
import { PathLink } from "./path-link";
import { useConfig } from "./use-config";

/** The product's mark and its name in the operator's style. */
export const Brand = () => (
  <span className="brand">
    <MarkAndName />
  </span>
);

/** The same as a link to home. */
export const HomeLink = ({ onOpen }: { onOpen?: () => void }) => (
  <PathLink className="brand" path={paths.home} onOpen={onOpen}>
    <MarkAndName />
  </PathLink>
);

function MarkAndName() {
  const { features } = useConfig();
  return (
    <>
      <Mark />
      {features.flexiAppName.name}
    </>
  );
}
