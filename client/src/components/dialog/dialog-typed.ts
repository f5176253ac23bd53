import { createContext } from 'react';

/** Tells the surrounding dialog that it contains typed input, so that it asks before it closes. */
export const DialogTyped = createContext<() => void>(() => undefined);
