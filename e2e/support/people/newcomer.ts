import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { storedAt } from '../backend/stored.ts';
import { enter, register } from './session-state.ts';

/** The password of everybody who registers in a test. */
export const NEW_PASSWORD = 'o parolă lungă';

let count = 0;

/** An e-mail address that nobody has registered yet. */
export const newEmail = (name: string): string => `${name}-${Date.now()}-${process.pid}-${count++}@cursiv.test`;

/** Fills in the registration form and sends it. */
export async function sendRegistration(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Nume').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Creează cont', exact: true }).click();
}

/**
 * Registers a person by the API and gives the browser their session; the first page creates the profile. Returns their
 * e-mail address.
 */
export async function registerAs(page: Page, name: string): Promise<string> {
  const email = newEmail(name.toLowerCase().replace(/\W/g, ''));
  await register(page.context(), name, email, NEW_PASSWORD);
  return email;
}

/** Makes an account with a proven address by the API; the first page creates the profile. Returns the address. */
export async function provenAccount(request: APIRequestContext, name: string): Promise<string> {
  const email = newEmail(name.toLowerCase().replace(/\W/g, ''));
  const account = { email, password: NEW_PASSWORD, displayName: name, emailVerified: true };
  await request.post('http://localhost:3010/identitytoolkit.googleapis.com/v1/projects/demo-cursiv/accounts', {
    headers: { authorization: 'Bearer owner' },
    data: account,
  });
  return email;
}

/** Gives a browser the session of somebody new whose address is proven. Returns their id. */
export const enterProven = async (context: BrowserContext, name: string): Promise<string> =>
  enter(context, await provenAccount(context.request, name), NEW_PASSWORD, false);

/** Somebody new whose address is proven, once the site knows them by their name. Returns their id. */
export async function arriveProven(page: Page, name: string): Promise<string> {
  const uid = await enterProven(page.context(), name);
  await page.goto('/dashboard');
  await expect(() => storedAt(page.request, `users/${uid}`)).toPass();
  return uid;
}
