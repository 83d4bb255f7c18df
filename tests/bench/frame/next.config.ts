import type { NextConfig } from "next";

// Next looks for proxy.ts and instrumentation.ts in the folders above, too, and would take the product's. With .tsx it does
// not.
const config: NextConfig = { poweredByHeader: false, pageExtensions: ["tsx"] };

export default config;
