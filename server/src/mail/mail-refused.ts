/** The mail server refuses this mail permanently; retrying does not help. */
export class MailRefused extends Error {}
