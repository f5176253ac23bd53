import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The code or token in the newest mail to an address, from the development mailbox of a node.
 * @throws Error if there is none
 */
export async function mailedSecret(url, address) {
  for (let tries = 0; tries < 400; tries++) {
    const mails = await (await fetch(`${url}/mailbox.json`)).json();
    const mail = mails.find(({ to }) => to.includes(address));
    const found = mail && (/[?&](?:code|token)=([\w-]+)/.exec(mail.text) ?? /^(\d{6})$/m.exec(mail.text));
    if (found) return found[1];
    await sleep(25);
  }
  throw new Error(`No mail to ${address}.`);
}
