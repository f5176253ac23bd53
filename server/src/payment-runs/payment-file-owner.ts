/** The binding of a payment file's data key. */
export const fileOwner = (fileId: string) => `payment_files:${fileId}`;
