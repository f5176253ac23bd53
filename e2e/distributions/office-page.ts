import { type Portal, type SignIn, signInByScreen } from '../portal.js';

/** A page of the office, in a new browser in which this person signed in. */
export async function officePage(portal: Portal, person: SignIn, path: string) {
  const visitor = await portal.visitor();
  await signInByScreen(visitor.page, person);
  await visitor.page.waitForURL('**/admin');
  await visitor.page.goto(path);
  return visitor;
}
