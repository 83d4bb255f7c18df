import { Mark } from "./mark";
import { useConfig } from "./use-config";

/** The product's mark and its name in the operator's style. */
export function Brand() {
  const { features } = useConfig();
  return (
    <span className="brand">
      <Mark />
      {features.flexiAppName.name}
    </span>
  );
}
