import { hashHref, loginPath } from "@/lib/routes";
import { accountTexts } from "@/lib/texts/account";
import styles from "./auth-layout.module.css";

/** A link back to the login, which then leads on to `returnUrl`. */
export const BackToLogin = ({ returnUrl }: { returnUrl: string | null }) => (
  <a className={styles.link} href={hashHref(loginPath(returnUrl))}>
    {accountTexts.backToLogin}
  </a>
);
