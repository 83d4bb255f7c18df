import { earlyScript } from "@/lib/client/early-script";

/** The part of the app that stands in the page itself. (A browser hides the nonce of a script from those who read the page.) */
export function EarlyScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {earlyScript}
    </script>
  );
}
