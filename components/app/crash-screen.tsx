import { Button } from "@/components/ui/button";
import { texts } from "@/lib/texts";
import styles from "./crash-screen.module.css";

export function CrashScreen() {
  return (
    <main className={styles.crash} role="alert">
      <h1>{texts.crash.title}</h1>
      <p>{texts.crash.hint}</p>
      <Button onClick={() => window.location.reload()}>{texts.crash.reload}</Button>
    </main>
  );
}
