import { timings } from "../api/limits";

/** Prints the page once all its pictures are there. Those that take too long are left out. */
export async function printPage(): Promise<void> {
  // Lists that render only what is in sight render everything for this event (use-printing.ts).
  window.dispatchEvent(new Event("beforeprint"));
  const loading = [...document.images].map((picture) => {
    picture.loading = "eager";
    return picture.decode();
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, timings.printWaitMs));
  await Promise.race([Promise.allSettled(loading), timeout]);
  window.print();
}
