import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";

export type Person = { username: string; password: string; email: string };

export function newPerson(): Person {
  const username = `ruth-${randomBytes(4).toString("hex")}`;
  return { username, password: "open sesame", email: `${username}@example.org` };
}

export async function fillLogin(page: Page, { username, password }: Pick<Person, "username" | "password">) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

export async function logIn(page: Page, person: Pick<Person, "username" | "password">) {
  await fillLogin(page, person);
  await page.getByRole("button", { name: "Login" }).click();
}

export async function register(page: Page, person: Person) {
  await fillLogin(page, person);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Register" }).click();
}

/** Gives the open page another token, as a login in another tab would. */
export const takeToken = (page: Page, token: string) =>
  page.evaluate((taken) => {
    localStorage.setItem("token", taken);
    window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  }, token);
