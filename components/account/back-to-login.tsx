import { hashHref, loginPath } from "@/lib/routes";
import { texts } from "@/lib/texts";
import styles from "./auth-layout.module.css";

/** The way back to the login, which then leads on to `returnUrl`. */
export const BackToLogin = ({ returnUrl }: { returnUrl: string | null }) => (
  <a className={styles.link} href={hashHref(loginPath(returnUrl))}>
    {texts.account.backToLogin}
  </a>
);
